import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'packing-for-four-indias',
  title: 'Packing for Four Indias',
  body: `<p>A friend once packed for India. She brought linen, sandals and a hat, and spent the first week of January in a jeep at dawn in Madhya Pradesh wearing everything she owned, including a hotel towel. There is no such place as India weather. There are at least four, and on a two-week journey you may well pass through three of them.</p>
<p>What follows is the list we send our own guests, with the reasons. It fits in fifteen kilograms, the checked allowance on most domestic fares, with seven in the cabin.</p>
<h2>One country, four bags</h2>
<h3>The high, dry one</h3>
<p>Ladakh, Spiti, upper Kinnaur. In July you can burn at noon and see your breath by nine. Pack layers, not lumps: a thermal, a shirt, a fleece, a windproof shell and one light down jacket that squashes into its own pocket. Add proper sunglasses, lip balm, the strongest sun cream you can find, and a water bottle that tolerates boiling water, since at night it becomes your hot-water bottle. The air is dry enough to crack heels. Take a small tub of something greasy and share it.</p>
<img src="story-night-sky-camp.jpg" alt="A glowing tent beside a mountain lake under a green-blue night sky streaming with stars.">
<h3>The one with sand in it</h3>
<p>The Thar around Jaisalmer and the salt flats of Kutch are winter journeys, best from November to February. Afternoons are mild to warm, but after midnight the desert hands all its heat back to the sky and the thermometer can fall to five. A large cotton scarf is the single most useful object here: it is a dust mask, a sunshade, a pillow and a towel. Choose shoes that close. Sand finds everything else, so put the camera in a zip bag and change lenses indoors.</p>
<img src="jaisalmer-dune-camp.jpg" alt="Swiss tents in a fold of glowing orange dunes, a line of camels on the crest and the fort of Jaisalmer pale in the haze.">
<h3>The wet, green one</h3>
<p>The Konkan, Kerala and the Western Ghats between June and September, and Meghalaya whenever you go. Here the rule reverses and less is drier. Quick-drying trousers, two shirts to wear and one sealed in plastic for the evening, sandals with a back strap, and a folding umbrella, which is cooler than any raincoat. Forest paths have leeches; knee-length leech socks cost little and settle the matter. The double-decker root bridge near Sohra is reached by more than three thousand concrete steps, slick as soap, so bring soles with teeth.</p>
<p>If your green India is an Ayurvedic stay, add clothes you are ready to say goodbye to. Medicated oil does not wash out of anything. Two old cotton sets and dark underwear will save you some grief, and the place will give you the rest.</p>
<img src="meghalaya-root-bridge.jpg" alt="A walker crosses a living root bridge over a turquoise stream, a waterfall behind it in a deep green Meghalaya forest.">
<blockquote><p>Pack for the coldest hour and the wettest one. The pleasant hours can look after themselves.</p></blockquote>
<h3>The forest at dawn</h3>
<p>Kanha, Kaziranga, Corbett. Sit in an open jeep before sunrise and six degrees feels like something below zero. You want a woollen hat, gloves that can work a shutter, and a windproof you can take off by nine, when it will be twenty. Earth colours, please, with no white and no perfume. Binoculars of 8×42 will give you more pleasure than another lens. Kaziranga and the Terai add mosquitoes to the bargain: long sleeves at dusk, and repellent that you have tried at home.</p>
<h2>In every bag</h2>
<ul>
<li><p>A plug adaptor for types D and M, and a power bank, which must travel in the cabin.</p></li>
<li><p>Socks for temples, gurdwaras and mosques. Shoes come off, and marble at two in the afternoon is a griddle.</p></li>
<li><p>Something that covers shoulders and knees, and a scarf for the head.</p></li>
<li><p>Your regular medicines in their strips, with the prescription, and rehydration salts.</p></li>
<li><p>A steel bottle. Ask for filtered water and refuse the plastic one.</p></li>
<li><p>Small notes. UPI works at the remotest tea stall, until the hour it does not.</p></li>
<li><p>A head torch, a clothes line, and four pegs.</p></li>
</ul>
<h2>Leave these at home</h2>
<p>Leave the drone: it is barred from national parks and a good deal of the border country, and the permissions will outlast your holiday. Leave satellite phones and satellite messengers too. Carrying one without an Indian licence is an offence, and travellers have been stopped at airports for it. Jeans are heavy, never dry and are cold when wet. And leave a third of the clothes on the bed. Every town has somebody who will wash a shirt by evening, iron it with charcoal and wrap it in yesterday’s newspaper.</p>
<p>The space you save will be needed. Nobody has come back from India with a bag lighter than the one they took.</p>`,
  trips: ['spiti-snow-leopard-winter', 'jaisalmer-dune-camp', 'periyar-on-foot'],
  tags: ['Practical', 'Himalaya', 'Monsoon', 'Wildlife', 'Wellness'],
  featured_image: 'story-packing-flatlay.jpg',
  status: 'published',
  published_on: '2025-12-14',
}
