import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'what-a-spice-market-teaches',
  title: 'What a Spice Market Teaches',
  body: `<p>The first lesson is to sneeze and not apologise. At Khari Baoli in Old Delhi, the wholesale spice street at the western end of Chandni Chowk, everyone sneezes: porters, clerks, the man who has sold nothing but chillies for thirty-one years. A sack goes past on a shoulder, a little red dust lifts off it, and the whole lane goes off like a string of crackers.</p>
<p>The second lesson takes longer. It is that a spice is not a flavour. It is a crop, with a district, a harvest month, a grade and a price that moved this morning. Two markets two thousand kilometres apart teach it particularly well.</p>
<h2>Mattancherry, where the pepper sleeps</h2>
<p>Kochi built its fortune on a vine. <em>Piper nigrum</em> grows in the hills behind the coast, in Idukki and Wayanad, climbing silver oaks and jackfruit trees through other people’s coffee. The clusters are picked green between about December and March, dried on mats until they wrinkle and blacken, and sent down to the water. For a very long time that water was Mattancherry’s: a long street of godowns on one side and jetties on the other, so that a sack could go from cart to scale to boat without turning a corner.</p>
<p>Most of the trade has moved to the new port and to computer screens. The hall where brokers once shouted pepper futures at each other is silent. But walk from the synagogue, built in 1568, along Bazaar Road at about ten in the morning and you will still meet open doors, and inside them courtyards where women sit sieving ginger in a smell you could lean on.</p>
<p>Ask to be shown how pepper is graded and you may be given the pleasantest quarter of an hour in Kerala. The berries are rolled across a sieve. The biggest, over four and a quarter millimetres, carry the name of Tellicherry, the old spelling of Thalassery, wherever along the coast they grew. Black, white and green pepper are the same fruit at different stages of undress. Bite one berry of each and you will never again ask a waiter for “pepper” as if it were one thing.</p>
<img src="gallery-kochi-fishing-nets.jpg" alt="Chinese fishing nets stand like great wings against a coral sunset on the Kochi waterfront.">
<h2>Khari Baoli, where everything arrives</h2>
<p>The name means salty stepwell. The well has gone; the trade has not stopped since the seventeenth century, when the Fatehpuri mosque went up next door. If Mattancherry is a producer’s market, this is India’s larder with the lights on. Turmeric comes from Erode and Sangli. Chillies come from Guntur for heat and Byadgi for colour. There is big smoky black cardamom from Sikkim, dried over a slow fire, and asafoetida, a resin brought from the hills beyond the Khyber and compounded in Hathras with flour and gum, because pure it would clear a room.</p>
<blockquote><p>A recipe tells you how much. A market tells you from where, and from where is most of the answer.</p></blockquote>
<p>Come on a weekday, soon after eleven when the shutters are up; Sunday is closed for most. Chandni Chowk station on the Metro’s Yellow Line leaves you fifteen minutes to walk. Keep left, give way to anyone carrying more than you, and remember that a shout of <em>side, side</em> means now. If a trader lets you climb to the roof of the old Gadodia Market, go up: the courtyard below is a slow wheel of sacks, and the air on the stairs is so full of chilli that you arrive in tears.</p>
<h2>What to bring home</h2>
<ul>
<li><p>Buy whole, in small amounts. Ground turmeric is dull in months; a dry rhizome keeps for years and can be grated.</p></li>
<li><p>Rub a cardamom pod. Good ones are green, tight and a little sticky. Pale, rattling pods are last year’s.</p></li>
<li><p>Cinnamon is not cassia. True bark comes in thin, crumbling quills; cassia is thick and hard as a pencil. Both are honest, so long as the label is.</p></li>
<li><p>Saffron should be bought by the gram, from someone who is glad to let you steep two threads and wait. The colour should come slowly.</p></li>
</ul>
<img src="coorg-coffee-forest-mist.jpg" alt="Morning light falls between tall silver oaks onto coffee bushes bright with red berries, a picker in red on the path.">
<p>The last lesson belongs to the trader who weighed out two hundred grams of coriander for me and then tipped in a little more. Asked why, he looked puzzled. The scale is for the government, he said. The extra is so that you think of me when you cook. It has been two years. I do.</p>`,
  trips: ['periyar-on-foot', 'munnar-planters-bungalow', 'chettinad-courtyard-house'],
  tags: ['Food', 'Photography', 'Slow Travel'],
  featured_image: 'story-spice-market-still-life.jpg',
  status: 'published',
  published_on: '2026-02-08',
}
