import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'the-weavers-of-majuli-and-beyond',
  title: 'The Weavers of Majuli and Beyond',
  body: `<p>Under the house, between the bamboo posts that lift it above the flood, somebody is keeping time: a knock, a slide and a knock again, all morning long, as steadily as a clock. A baby sleeps in a sling a yard from the loom and does not stir, having heard the sound since before he was born. His grandmother throws the shuttle without looking at it. She is looking at us, with amusement, because we have asked her how long she has been weaving and in Mising that is a little like asking how long she has been walking.</p>
<h2>Majuli: the loom below the floor</h2>
<p>Majuli lies in the Brahmaputra in upper Assam, an island that loses a slice of itself to the river in most years. The ferry from Nimati Ghat, fourteen kilometres from Jorhat, takes an hour or a little over to reach Kamalabari, longer when the channels shift. The monasteries are what visitors come to see. The looms are what they remember, for in the Mising villages out towards Jengraimukh almost every stilt house has one.</p>
<p>The cloth begins in the garden. Eri silkworms are fed on castor leaves, and since the moth is allowed to leave the cocoon before the fibre is taken, the silk cannot be reeled off in one line; it is spun, like wool, and comes out matt, warm and slightly uneven. Cotton does the rest. The patterns are diamonds and stepped lozenges in black, red, yellow and green, picked in by hand and held in the memory. Nobody we met used a chart. Weaving is women’s work here, and what leaves the village is what was left over after the daughters were dressed for <em>Ali Aye Ligang</em>, the sowing festival in February.</p>
<img src="majuli-river-island.jpg" alt="A bamboo stilt house and slim fishing boats beside the wide, pastel Brahmaputra at Majuli.">
<h2>Chanderi: air with a border</h2>
<p>Chanderi is a fort town in the north of Madhya Pradesh, under an hour by road from the railway at Lalitpur. There are thousands of looms in the lanes below the hill, many of them set into pits in the floor, so that the weaver sits at ground level with his feet on treadles in the dark. Go in the afternoon, when the light comes level through the door.</p>
<p>The classic cloth is silk one way and cotton the other, and it weighs almost nothing. Its transparency comes from leaving the natural gum on the silk yarn instead of boiling it away. Against this haze sit the <em>buttis</em>, small motifs of gold thread, of which the oldest and plainest is the <em>ashrafi</em>, a coin. Each is laid in by hand with a little needle-like bobbin as the cloth advances, one for every motif across the width. A sari with a hundred coins in a row has a hundred tiny bobbins hanging from it, and the weaver lifts each in turn. Ask him what he thinks about and he will say: the next one.</p>
<blockquote><p>Handmade does not mean imperfect. It means that somebody decided, thousands of times, to do it properly.</p></blockquote>
<h2>Kanchipuram: two people and a join</h2>
<p>Two hours south-west of Chennai, the temple town of Kanchipuram works at the other end of the scale. Its silk is mulberry, mostly reeled in Karnataka; the yarn is plied thick, and a wedding sari can weigh close to a kilogram. The thing to ask to see is <em>korvai</em>. Body and border are woven in different colours by separate shuttles, and locked to each other on every single pick, so that parrot green meets brick red along a toothed line and stays there when the silk itself has worn thin. It takes two pairs of hands at one loom. Traditionally the second pair belonged to a child; today, as it should be, it is a paid helper, or the technique is quietly dropped.</p>
<p>If you have days to spare, drive on to Chettinad, where the cotton Kandangi of Karaikudi keeps the bold checks and wide borders without the wedding price.</p>
<img src="chettinad-courtyard.jpg" alt="A sunlit Chettinad courtyard with rows of polished columns, patterned floor tiles and a brass urli of flowers.">
<h2>Buying without spoiling it</h2>
<ul>
<li><p>Turn the cloth over. In most hand-inlaid work the back is nearly as clear as the front, with no long cut floats.</p></li>
<li><p>Look along the selvedge for pairs of pinpricks, where a stretcher held the width on the loom.</p></li>
<li><p>The Handloom Mark and the Silk Mark are government-backed labels. They are a help, though many village weavers have neither.</p></li>
<li><p>Ask what the piece took in days, then do the sum. If the price leaves less than a day’s wage for a day’s work, someone is paying for your bargain.</p></li>
</ul>
<p>In Majuli we bought a shawl, grey-white, with one red diamond set apart from the others. We asked if it meant something. The grandmother laughed so much that she had to stop the loom. It meant, her daughter said, that the telephone had rung.</p>`,
  trips: ['majuli-river-island', 'kaziranga-on-the-floodplain'],
  tags: ['Craft', 'Homestays', 'Slow Travel'],
  featured_image: 'story-handloom-threads.jpg',
  status: 'published',
  published_on: '2026-09-13',
}
