import type { HostContent } from './types.ts'

/** The loader marks the words as samples, so these hosts are not checked. By the key of the vendor; portraits by file of `seed/images`. */
export const hostProfiles: Record<string, HostContent> = {
  'satpura-trails': {
    portrait: 'host-satpura-trails.jpg',
    words:
      'I have trained forest guides for half my life, and the first thing I teach is to switch the engine off. Most of what a forest has to say, it says to people who sit still. If you see a tiger with us you will have heard it first; if you do not, you will still know which way it went.',
    spoken_languages: ['Hindi', 'Gondi', 'English'],
  },
  'brahmaputra-passages': {
    portrait: 'host-brahmaputra-passages.jpg',
    words:
      'My brother steers and I count birds; we have done so since we were small and the ferry to Majuli was our school bus. The river moves every year, so we never show the same island twice. Bring a notebook. I will ask to look into it in the evening.',
    spoken_languages: ['Assamese', 'Mising', 'Hindi', 'English'],
  },
  'tidewater-naturalists': {
    portrait: 'host-tidewater-naturalists.jpg',
    words:
      'We live on these islands, so the tide table hangs beside the kitchen clock and wins every argument. I will not promise you a tiger; I have met mine, and once was enough. I can promise crab, mud to the knee if you want it, and a night so quiet that you hear the fish.',
    spoken_languages: ['Bengali', 'Hindi', 'some English'],
  },
  'saurashtra-wild': {
    portrait: 'host-saurashtra-wild.jpg',
    words:
      'My grandfather grazed buffaloes where the lions drink, and lost one now and then, and called it rent. I tell you this so that you understand how we look at a lion: as a neighbour. We eat at my aunt’s farm, and you will not leave before the second round of buttermilk.',
    spoken_languages: ['Gujarati', 'Hindi', 'English'],
  },
  'high-ridge-expeditions': {
    portrait: 'host-high-ridge-expeditions.jpg',
    words:
      'In winter I find the cat, you keep warm: that is the agreement. We walk slowly, drink a great deal, and turn back whenever the sky says so, whatever you paid. I have turned back forty times and would do each of them again.',
    spoken_languages: ['Spiti Bhoti', 'Pahari', 'Hindi', 'English'],
  },
  'malabar-slow-journeys': {
    portrait: 'host-malabar-slow-journeys.jpg',
    words:
      'I cooked on ships for eleven years and came home to find that the best food was still my mother’s. Now I cook for eight people at a time, and my friend the historian tells them what they are eating. We plan little and stop often. If a boat builder is caulking, we watch him caulk.',
    spoken_languages: ['Malayalam', 'Tamil', 'Hindi', 'English'],
  },
  'ganga-stillness': {
    portrait: 'host-ganga-stillness.jpg',
    words:
      'I teach the same eight postures every morning, because it takes most of us a week to arrive in the first one. Nobody is photographed, nobody is corrected in front of others, and there is always someone asleep at the back. That is all right. Sleep is often what they came for.',
    spoken_languages: ['Hindi', 'Garhwali', 'English'],
  },
  'kodagu-estates': {
    portrait: 'host-kodagu-estates.jpg',
    words:
      'Seven families, seven kitchens, one rule: guests eat what we eat, when we eat it. I will show you how to tell a ripe cherry in the shade, and by the third day you will pick faster than my nephew. It rains here. We lend the boots.',
    spoken_languages: ['Kodava takk', 'Kannada', 'English'],
  },
  'marwar-house': {
    portrait: 'host-marwar-house.jpg',
    words:
      'My family has received guests in one lane of old Jodhpur since before there were hotels, and the camel has opinions about most of them. I do the introductions: to the printer, to the man who tunes the sarangi, to my own mother. My children do the accounts. Both are exact.',
    spoken_languages: ['Marwari', 'Hindi', 'English', 'some French'],
  },
  'chettinad-walks': {
    portrait: 'host-chettinad-walks.jpg',
    words:
      'I came for six weeks, to measure a courtyard for my thesis, and never finished measuring. Each house here is a letter from Burma, Ceylon and Birmingham, written in teak, tile and glass. I will read you a few of them. Lunch is on a banana leaf, and takes two hours.',
    spoken_languages: ['Tamil', 'English'],
  },
  'khasi-hills-homestays': {
    portrait: 'host-khasi-hills-homestays.jpg',
    words:
      'From my door to the bridge there are three thousand steps, and I carried my first school books up all of them. We take one group at a time, so that no kitchen cooks for strangers two nights running. If your knees complain, we know a longer way, and a shorter one with a river in it.',
    spoken_languages: ['Khasi', 'Hindi', 'English'],
  },
  'changthang-skies': {
    portrait: 'host-changthang-skies.jpg',
    words:
      'My parents kept goats under the darkest sky in the country and complained about the cold. I keep telescopes there, and complain about it, too. We drive a little, rest a lot, and look up when you have breath for it. Saturn has never yet disappointed anyone.',
    spoken_languages: ['Ladakhi', 'Hindi', 'English'],
  },
  'alder-terrace-journeys': {
    portrait: 'host-alder-terrace-journeys.jpg',
    words:
      'I taught in the village school for fourteen years, so I am used to questions. Ask them all, and ask before you photograph. Each hearth where you sleep is paid the same, and each will tell you that its smoked pork is the best. I have learned to agree with all of them.',
    spoken_languages: ['Tenyidie', 'Nagamese', 'English'],
  },
  'eighty-four-ghats': {
    portrait: 'host-eighty-four-ghats.jpg',
    words:
      'I was born in a lane too narrow for a bicycle, and I write about it because nobody can park there to take a picture. We start in the dark, row instead of motor, and are back before the loudspeakers. Then I take you to the counter that fries first.',
    spoken_languages: ['Bhojpuri', 'Hindi', 'Urdu', 'English'],
  },
  'boulder-country-walks': {
    portrait: 'host-boulder-country-walks.jpg',
    words:
      'I studied archaeology an hour from where I was born, because the boulders would not let me go farther. We walk at dawn and at dusk, and at noon we lie in my aunt’s courtyard like everybody else. Please do not ask me for Hampi in a day. I would have to leave out the silence.',
    spoken_languages: ['Kannada', 'Telugu', 'Hindi', 'English'],
  },
}
