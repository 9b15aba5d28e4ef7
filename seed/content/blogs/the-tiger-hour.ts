import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'the-tiger-hour',
  title: 'The Tiger Hour',
  body: `<p>At ten to six on a December morning, at three degrees, the queue at Khatia gate is a row of open jeeps with their engines off, and everyone in them is holding a hot-water bottle or a steel flask. Nobody is talking much, because a guide at the front has raised one finger. Far inside, a langur has coughed. He counts, waits, and lowers his hand. Only once, he says. Once is gossip. Three times is news.</p>
<p>Most people who come to Kanha come for a tiger, and a good many of them see one. What they tend to talk about afterwards is something else: the hour before, when they had begun to listen.</p>
<img src="field-kanha-track-from-jeep.jpg" alt="A sandy track through tall sal forest in Kanha seen over the front seats of an open jeep, driver and park guide ahead, a barasingha stag crossing in the mist.">
<h2>What the sal trees do to light</h2>
<p>Kanha’s forest is mostly sal, <em>Shorea robusta</em>, straight-stemmed and set close, with a canopy that stays green for nearly all the year. The old leaf drops in spring and the new comes in almost at once, copper and then a wet, bright green. Under such trees the light is thin and comes late. At seven in winter you may be working at 1/125 of a second with the sensitivity pushed further than you like, while the open meadow a hundred metres ahead is already blazing.</p>
<p>That border is where the photographs are. The grasslands here were once village fields; the villages were moved out, the thatching grass came back, and with it the hard-ground barasingha, a swamp deer that had fallen to some sixty-six animals in 1970 and now numbers around a thousand. On winter mornings the stags stand in mist to the shoulder with grass hung from their antlers like washing. A tiger crossing from the trees to the meadow passes, for perhaps twenty seconds, through the best light in Madhya Pradesh.</p>
<blockquote><p>You do not find a tiger. You become quiet enough to be told where it is.</p></blockquote>
<h2>The forest’s own telegraph</h2>
<p>Learn four voices and the drive changes. The chital’s alarm is a high, clipped whistle, given freely and often for no good reason. The langur, up in the branches with a view, gives a dry bark that deserves more respect. The barking deer sounds like a small, angry dog, and will keep it up for half an hour. And the sambar, a big deer with poor patience for false alarms, gives a single hollow honk that makes every guide in the valley turn his head.</p>
<p>Then there is the road itself. Sand holds a story until the first wheel rubs it out: a sloth bear’s shuffling print with the claws set well forward, a porcupine’s drag marks, the four clean toes of a tigress who walked here after the dew fell. Ask your driver to stop and show you. It costs five minutes and teaches more than any chase.</p>
<p>The chase, by the way, is the enemy. A radio-less park is a kinder one, but rumours still travel, and a jeep going hard towards a rumour passes everything else on the way. We ask our guides to choose a waterhole or a bend, switch off, and sit for forty minutes. Something always comes. Once it was a pair of dhole, whistling to each other like boys in a lane.</p>
<img src="kanha-tiger-grassland.jpg" alt="A tiger walks a forest track between stands of golden grass, the misty sal forest of Kanha behind it at sunrise.">
<h2>If you carry a camera</h2>
<ul>
<li><p>A zoom reaching 400 mm is enough. Tigers use the tracks, and often the trouble is too much lens.</p></li>
<li><p>Bring a beanbag cover and fill it with rice at the lodge. Tripods are useless in a jeep, and a bag on the rail is steadier than any elbow.</p></li>
<li><p>Expose for the stripes, which means a little under in the shade. White cheeks burn out first.</p></li>
<li><p>Wear wool in earth colours, take a scarf for the dust, and expect to shed three layers by nine.</p></li>
<li><p>Phones stay put away inside the core zones. Bring a real camera or simply your eyes.</p></li>
</ul>
<h2>When, and how long</h2>
<p>The core zones are open from October to the end of June and shut through the monsoon. Wednesday afternoons are a rest day for the forest. November to March is the best of it: cold and misty first, then bright and warm. From April the water shrinks and the cats become easier to predict; by May the thermometer touches forty-three, and you pay for every sighting with the heat of the day. Jabalpur is the usual airport for the western gates, about 165 kilometres and four hours by road. Seats are limited by zone and sold by name, so permits should be booked weeks ahead; the <a href="https://ntca.gov.in">National Tiger Conservation Authority</a> publishes the rules the parks work under.</p>
<p>Stay four nights and take four drives, with an afternoon on foot in between. One drive is a lottery ticket, and four are a conversation. On the fourth morning, without noticing, you will stop asking whether today is the day. Then a sambar will call, once, from the sal, and the whole jeep will turn its head before the guide does.</p>`,
  trips: ['kanha-tiger-country', 'bandhavgarh-at-first-light'],
  tags: ['Wildlife', 'Photography', 'Slow Travel'],
  featured_image: 'field-kanha-jeep-gate.jpg',
  status: 'published',
  published_on: '2026-10-28',
}
