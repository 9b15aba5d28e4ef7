import type { Settings } from '#contract/settings/sections.ts'

/** Specification 2.3. */
export const firstHome: Settings['home'] = {
  headline: 'PUT INDIA IN YOUR HANDS',
  line: 'Journeys made by people who know each river, forest and road by name.',
  button: 'Inspire Me',
  eyebrow: 'Curated, not catalogued',
  heading: 'India, shown by those who live there',
  intro:
    'We work with naturalists, boatmen, cooks, weavers and hosts who have spent years in one place, and we build each journey around what they know: when the river is low enough to cross, which forest gate to be at by first light, whose kitchen to sit down in. Tell us what you are curious about, and we will begin there.',
  contact_button: 'Get In Touch',
}
