import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'monsoon-by-train',
  title: 'Monsoon by Train',
  body: `<p>South of Roha the train goes under its first proper hill and comes out into a different season, for on the Mumbai side it was merely raining, and here the rain has opinions. It comes off the Sahyadri in long grey sheets, runs down every cutting as a small waterfall, and turns the paddy so green that people who have seen it forty times still put down their newspapers.</p>
<p>The Konkan Railway runs 741 kilometres from Roha in Maharashtra to Thokur, just short of Mangaluru, along the strip between the Western Ghats and the Arabian Sea. Trains have run its full length only since 1998. Before that, engineers had said for the better part of a century that the coast was too broken to be worth it: some ninety tunnels, about two thousand bridges, laterite that behaves like rock in May and like pudding in July.</p>
<h2>The slow timetable</h2>
<p>From about the middle of June into October the line works to a monsoon timetable. Trains that touch 120 kilometres an hour in winter are held well below it, and in a downpour the driver may come down to forty. Men in raincoats walk the track through the night with lamps, looking for a boulder where no boulder was at sunset. You will be late. It is the one stretch of railway in India where lateness is a form of courtesy, extended to you by the hillside.</p>
<blockquote><p>In the dry months this is a way to get to Goa. In the rains, Goa is simply where the journey stops.</p></blockquote>
<p>Choose a day train, for obvious reasons. The Mandovi Express leaves Mumbai soon after seven and reaches Madgaon in the evening, with a pantry that regulars talk about the way others talk about restaurants: batata vada at Panvel, omelettes, a perfectly serious biryani at lunch, and tea every twenty minutes from a man who can pour it on a curve. A vistadome coach with a glass roof runs on one or two other services. We prefer an ordinary second-class window with bars, the shutter up, and one sleeve wet.</p>
<img src="story-chai-stall-steam.jpg" alt="Steam curls from a kettle and a row of chai glasses at a lamplit street stall in the blue evening.">
<h2>What passes the window</h2>
<p>After Mangaon the rivers begin: the Savitri, then the Vashishti at Chiplun, brown and fast and a good deal wider than the map admits. Between Sangameshwar and Ratnagiri comes Karbude, at six and a half kilometres the longest tunnel on the line, cool and roaring and faintly smelling of diesel even now that the engines are electric. Shortly beyond Ratnagiri the ground vanishes. The Panval viaduct stands 64 metres over a valley full of coconut palms, and for half a minute you look down on the backs of egrets.</p>
<p>Then Rajapur Road, Kankavli, Kudal, Sawantwadi: stations of tiled roofs and red mud, each with a wet dog and a stationmaster holding a green flag under an umbrella. Women transplant rice in lines, wearing <em>irla</em>, the old leaf-and-bamboo rain hood, or a blue plastic sheet cut to the same pattern. The red earth paths run like tomato soup. At Thivim someone opens a tin of kokum sherbet and passes it round the bay.</p>
<p>Do not get down in Goa if you can help it. The coast south of Madgaon is the quieter half. The line crosses the Kali at Karwar with a glimpse of open sea, then the Sharavati at Honnavar on a bridge more than two kilometres long, the longest on the railway. Some trains carry on past Mangaluru into Kerala, where the same rain falls on slower water.</p>
<img src="kumarakom-houseboat.jpg" alt="A thatched houseboat moored on a silvery Kumarakom morning, water hyacinth and palms reflected in the lake.">
<h2>How to do it well</h2>
<ul>
<li><p>Reservations open sixty days ahead and window seats on day trains go early. Book through <a href="https://www.irctc.co.in">IRCTC</a>, and check the monsoon timings before you do.</p></li>
<li><p>Going south, the left side has the ghats, the waterfalls and most of the drama; the right has the estuaries. Take the left for the first half and make friends for the second.</p></li>
<li><p>Keep a spare day at the end. A landslip can hold the line for an afternoon or, some years, a good deal longer.</p></li>
<li><p>Carry a dry bag, a cotton towel, small change for vendors and a book you do not mind not reading.</p></li>
</ul>
<p>The hills to your left belong to the Western Ghats, parts of which <a href="https://whc.unesco.org/en/list/1342">UNESCO lists</a> for a wealth of plants and frogs found nowhere else on earth. You will hear the frogs. When the train halts at dusk for a signal and the fans are switched off, they take over the whole of the dark, field after field of them, all the way to the sea.</p>`,
  trips: ['valley-of-flowers-monsoon-walk', 'kumarakom-houseboat-nights', 'kerala-ayurveda-fortnight'],
  tags: ['Monsoon', 'Railways', 'Slow Travel'],
  featured_image: 'story-monsoon-window-train.jpg',
  status: 'published',
  published_on: '2026-07-19',
}
