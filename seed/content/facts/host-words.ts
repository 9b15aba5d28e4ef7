/** What a host says of one trip, by the key of the trip; the host's general words are in `host-profiles.ts`. */
export const hostWords: Record<string, string> = {
  'kanha-tiger-country':
    'I have trained forest guides for half my life, and the first thing I teach is to switch the engine off. If you see a tiger in Kanha with us, the langurs will have told you first.',
  'bandhavgarh-at-first-light':
    'Under this fort the cliffs throw every call back, so I teach you to wait for the second one. The mahua gatherer on the third day knows more than I do. I hold her basket.',
  'kaziranga-on-the-floodplain':
    'I count birds for a living, and this floodplain has never let me finish. My brother drives, and brakes for storks before I have raised my glasses. Bring a notebook; I will ask to look into it in the evening.',
  'majuli-river-island':
    'The ferry to Majuli was our school bus, my brother’s and mine. The river moves every year, so we never show the same island twice. The man who walks you round it was born there, on a bank that is water now.',
  'sundarbans-by-country-boat':
    'We live on these islands, so the tide table hangs beside the kitchen clock and wins every argument. I will not promise you a tiger; I have met mine, and once was enough.',
  'gir-and-the-last-lions':
    'My grandfather grazed buffaloes where the lions drink, and lost one now and then, and called it rent. So we look at a lion as at a neighbour. You will not leave the farm before the second round of buttermilk.',
  'rann-of-kutch-full-moon':
    'My mother is from a hamlet on the Banni, and I spent the winters of my childhood on her brothers’ cots. Out on the salt my cousin leads, who was born beside it. I bring the tea and put the torches out.',
  'spiti-snow-leopard-winter':
    'I find the cat, you keep warm: that is the agreement. We walk slowly, drink a great deal, and turn back whenever the sky says so, whatever you paid. I have turned back forty times.',
  'dharamshala-silence-and-deodars':
    'All winter I talk into a radio. In spring and autumn I come down to Naddi, where the teacher rings a bell and for three days I have nothing to say. I keep the box with your telephone, and the key to it.',
  'kumarakom-houseboat-nights':
    'I cooked on ships for eleven years and came home to find that the best fish was still the one my mother bought from a canoe. On this boat it is done her way: the captain calls across the water, and I light the stove.',
  'kerala-ayurveda-fortnight':
    'For two weeks the physician decides and I obey: no chilli, hardly any salt, gruel at seven. I was a ship’s cook, and it is the hardest kitchen I know. On the last day she lets me use the pepper.',
  'periyar-on-foot':
    'I am from the coast and get lost among trees. The people who lead you here do not: they were born in this forest, and some of them once hid in it. I see to the leech socks. They see to everything else.',
  'munnar-planters-bungalow':
    'I once offered to cook at this bungalow. Anthony, whose father kept the pans before him, showed me the garden instead. I send you to him with a clear conscience, and ask for one caramel custard.',
  'rishikesh-river-and-breath':
    'I teach the same eight postures every morning, because it takes most of us a week to arrive in the first one. Nobody is corrected in front of others, and there is always someone asleep at the back. That is all right.',
  'kumaon-ridge-yoga':
    'On the ridge I teach with my back to the snow, so that you may look past me. When Nanda Devi comes out of the cloud nobody hears a word I say, and I have stopped minding.',
  'valley-of-flowers-monsoon-walk':
    'I teach breath, and on this climb I lose most of mine. The walk belongs to our friend the botanist, who grew up below these meadows and stops for every flower. I keep the tea warm, and you as dry as anyone can be.',
  'coorg-coffee-forest-rest':
    'Seven families, seven kitchens, one rule: guests eat what we eat, when we eat it. In the harvest I will show you how to tell a ripe cherry in the shade, and by the third day you will pick faster than my nephew.',
  'jodhpur-blue-city-haveli':
    'My family has received guests in this lane since before there were hotels. I do the introductions: to the weaver, to the man who fries the first kachori, to my own mother. My children do the accounts. Both are exact.',
  'udaipur-lake-palace-days':
    'I am from Marwar, and in Mewar I know my place, which is at the back of the boat. The house is my sister’s, who married across the hills forty years ago. Her family shows you their lake; I only steer.',
  'jaisalmer-dune-camp':
    'Camels I know, but this sand I leave to the men who own both. They walk ahead of you at sunrise as their fathers did, and the musicians have played at every wedding of ours. I tell them when to stop, and they do not.',
  'chettinad-courtyard-house':
    'I came for six weeks, to measure a courtyard for my thesis, and never finished measuring. Each house here is a letter from Burma, Ceylon and Birmingham, written in teak, tile and glass. I will read you a few of them.',
  'meghalaya-living-root-bridges':
    'From my door to the bridge there are three thousand steps, and I carried my first school books up all of them. If your knees complain, we know a longer way, and a shorter one with a river in it.',
  'ladakh-monasteries-and-stars':
    'My parents kept goats under the darkest sky in the country and complained about the cold. I keep telescopes there, and complain as well. We drive a little, rest a lot, and look up when you have breath for it.',
  'nagaland-hornbill-villages':
    'I taught in the village school for fourteen years, so ask me everything, and ask before you photograph. Each hearth where you sleep is paid the same, and each will tell you that its smoked pork is the best.',
  'varanasi-before-dawn':
    'I was born in a lane too narrow for a bicycle, and I write about it because nobody can park there to take a picture. We start in the dark, row instead of motor, and are back before the loudspeakers.',
  'hampi-slow-sunrise':
    'I studied archaeology an hour from where I was born, because the boulders would not let me go farther. Please do not ask me for Hampi in a day. I would have to leave out the silence.',
}
