import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'sleeping-under-ladakh',
  title: 'Sleeping Under Ladakh',
  body: `<p>The first thing you notice is that there are too many. You go out at eleven, look up for the Plough as you would at home, and for a long minute cannot find it for stars. Constellations that stand out plainly over Delhi, a dozen bright points on a brown sky, are lost here among the thousands that were always behind them. It takes ten minutes for your eyes to open fully. Then the Milky Way stops being a smear and starts having an inside.</p>
<p>This is Hanle, in the Changthang, the eastern plateau of Ladakh: a few hamlets, a seventeenth-century monastery on a rock, a wet meadow where black-necked cranes raise their young in summer, and all round it a dry, high, almost cloudless nothing. The Indian Institute of Astrophysics has kept a telescope on the hill above for more than twenty years. In December 2022 the land around it was notified as India’s first dark-sky reserve.</p>
<h2>A village that turns its lamps down</h2>
<p>A dark sky sounds like an absence, but somebody has to keep it. In Hanle the street lamps are shaded and few, windows are curtained thickly, and drivers are asked to come in on dipped beams. Young men and women from the villages have been trained as astronomy ambassadors. They set a telescope up in the yard of a homestay and, in a mixture of Ladakhi, Hindi and English, show you Saturn. You will say what everyone says. They are used to it.</p>
<blockquote><p>We light our nights so that we can see, and then we cannot see the night.</p></blockquote>
<p>Return the favour. Use a red torch, keep phone screens face down, and do not start a car within sight of anyone’s tripod.</p>
<img src="ladakh-monastery-night.jpg" alt="A hilltop monastery in Ladakh glows under a brilliant Milky Way, chortens pale in the starlight.">
<h2>The altitude is the itinerary</h2>
<p>Here is the part people skip. Leh lies at 3,500 metres, and almost everyone flies into it from near sea level in the time it takes to eat a sandwich. Hanle is at about 4,300. No amount of gym will help you; the fit and young often suffer first, because they walk about on the first day. The usual advice of mountain doctors is that above 3,000 metres you should raise the height at which you sleep by no more than 500 metres a night, with a rest day every few days.</p>
<ul>
<li><p>Give Leh three nights. On the first day do nothing whatever: drink water, eat a little, read, lie down.</p></li>
<li><p>Break the drive. Hanle is some 260 kilometres from Leh, eight hours or more up the Indus by way of Upshi, Chumathang and Nyoma. A night around Chumathang, near 4,000 metres, makes the last step gentle.</p></li>
<li><p>Stay two nights at Hanle at least. The first you may spend with a dull head; the second is the one you came for.</p></li>
<li><p>Talk to your own doctor about acetazolamide before leaving home, particularly if you have a heart or lung condition, are pregnant, or are bringing small children.</p></li>
<li><p>A headache that grows, vomiting, a stagger, or breathlessness at rest means going down, now, in the dark if need be. No star is worth an argument with that.</p></li>
</ul>
<h2>Moon, month, permit</h2>
<p>Plan by the moon before you plan by anything else, and aim for the five nights either side of new. May to September brings the bright heart of the Milky Way, with the nights short in June and lengthening usefully by late August. Late August and September are our favourites: the air is steady, the tourists have thinned, and a bucket left outside is solid by morning. In winter the sky is magnificent and the cold can pass minus twenty-five, which is a different kind of journey.</p>
<p>Hanle is close to the border. Indian visitors need an inner line permit, arranged online or in Leh. Foreign nationals fall under the protected area rules, which change, and which have not always allowed Hanle at all; ask before you build a plan on it. The <a href="https://leh.nic.in">district administration at Leh</a> is the place to check.</p>
<img src="gallery-prayer-flags-pass.jpg" alt="Bright prayer flags flutter over a high Ladakh pass as a motorcyclist winds down towards ochre mountains.">
<p>For photographs, a sturdy tripod and a wide lens opened to f/2.8 will do: twenty seconds, ISO 3200, focus by hand on a bright star with the screen magnified. Keep the spare battery inside your jacket, for cold drains it. Take four frames, check them, and then do the harder thing. Turn it all off.</p>
<p>Our host, Tsering, brings out two mattresses and a heap of quilts that smell of juniper. Somewhere beyond the wall a kiang snorts. You lie on your back, slightly short of breath, and after a while the sky stops being overhead and becomes, unmistakably, in front of you, with a great deal of room in it.</p>`,
  trips: ['ladakh-monasteries-and-stars', 'spiti-snow-leopard-winter'],
  tags: ['Himalaya', 'Photography', 'Practical'],
  featured_image: 'host-changthang-skies.jpg',
  status: 'published',
  published_on: '2026-05-03',
}
