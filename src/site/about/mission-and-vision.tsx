import type { AboutText } from './about-text.ts'

interface MissionAndVisionProps {
  mission: AboutText['mission']
  vision: AboutText['vision']
}

export function MissionAndVision({ mission, vision }: MissionAndVisionProps) {
  return (
    <div className="band page-width grid gap-y-14 lg:grid-cols-12 lg:gap-x-8">
      <Statement text={mission} className="lg:col-span-6" />
      <Statement text={vision} className="lg:col-span-6 lg:col-start-7 lg:mt-48" />
    </div>
  )
}

function Statement({ text, className }: { text: AboutText['mission']; className: string }) {
  return (
    <section className={`border-t border-ink/70 pt-6 ${className}`}>
      <h2 className="text-h2">{text.heading}</h2>
      <p className="mt-6 max-w-measure text-lead">{text.text}</p>
    </section>
  )
}
