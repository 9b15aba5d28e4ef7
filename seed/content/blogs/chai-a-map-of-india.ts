import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'chai-a-map-of-india',
  title: 'Chai, a Map of India',
  body: `<p>You could cross India with your eyes shut and know where you were by the tea. The glass would tell you, or the clay, or the salt, or how long the man behind the kettle looked at you. Order <em>chai</em> in Mumbai and you get two fast inches in a ribbed tumbler. Order it in Srinagar and it may be pink. In Ladakh it comes with butter, in Kozhikode without milk, and in Kolkata with black salt and an argument about football.</p>
<p>For a national habit it is startlingly young. The Singpho of the Assam hills were drinking tea long before anyone drew up an estate map, but the plantations date from the 1830s and their leaf was meant for London. It took a sales campaign in the early twentieth century, with tea stalls set up in factories and at railway stations, to teach the country to drink its own crop. The country listened politely and then did it wrong on purpose: more milk, more sugar, ginger, a boil where the posters said steep. Cheap granular CTC leaf, which spread after the 1950s, finished the revolution.</p>
<h2>Heading east on clay</h2>
<p>Begin on a platform in Uttar Pradesh, where the cup is a <em>kulhad</em>, thrown by a potter, fired once, used once and dropped. The unglazed clay drinks a little of the tea and pays for it with the smell of rain on dust. In Bengal the cup is a <em>bhar</em>, smaller and thinner, and the potter’s wheel that made it may be two lanes from the stall. Kolkata also does <em>lebu cha</em>: no milk, a squeeze of lime, sugar, a pinch of black salt, sour and sulphurous and exactly right in May.</p>
<p>Carry on to Assam and the milk may vanish altogether. <em>Lal saah</em>, red tea, is what a farming house pours you in the afternoon, strong and clear, sometimes with a lump of jaggery to hold between the teeth.</p>
<img src="story-monsoon-window-train.jpg" alt="Rain-washed green paddy fields and palms seen through the window of a blue train carriage, a glass of chai on the sill.">
<h2>North, and up</h2>
<p>Kashmir keeps two teas and does not confuse them. <em>Kahwa</em> is green leaf with saffron, cardamom and slivered almonds, for guests and for weddings. <em>Noon chai</em> is for the family and the morning: leaf boiled long with a pinch of soda, beaten until it goes the colour of old brick, then turned a dusky pink by milk, and salted. It is drunk with bread from the neighbourhood <em>kandur</em>, whose oven is lit before dawn.</p>
<p>Over the passes to Ladakh the salt stays and butter joins it. <em>Gur-gur cha</em> is named for the noise of the wooden churn. The trick, if you are not used to it, is to think of soup. At 3,500 metres, in a wind, it makes complete sense.</p>
<blockquote><p>Nobody in India has ever been given tea only because they were thirsty.</p></blockquote>
<h2>West and south by the glass</h2>
<p>In Rajasthan’s Nathdwara the temple lanes smell of mint, crushed by the fistful into the pan, and the cup is clay again. Mumbai’s <em>cutting</em> is half a glass, strong, because nobody has time for a whole one and everybody has time for four. Hyderabad’s Irani cafés brew the decoction and thicken the milk separately, over hours, then marry them at the counter; you dip an Osmania biscuit, which is salty and sweet and will break if you talk.</p>
<p>Kerala pulls its tea. The <em>chaya</em> man throws it from one vessel to another at the full stretch of his arms until it wears a collar of froth, without once looking. On the Malabar coast, after biryani, comes <em>sulaimani</em>: black tea with lime, sometimes a little cardamom, an amber full stop at the end of the meal.</p>
<img src="munnar-tea-bungalow.jpg" alt="A red-roofed planter’s bungalow above rolling rows of bright tea at Munnar, three pickers on the slope and a tall silver oak in front.">
<h2>A short manual</h2>
<ul>
<li><p>Choose the stall with a queue and a rolling boil. Water that has just bubbled hard is water you can trust.</p></li>
<li><p>Say <em>kam cheeni</em> for less sugar. It will still be sweet.</p></li>
<li><p>Hold the glass at the rim, with thumb and finger. The vendor is watching, kindly, to see if you know.</p></li>
<li><p>If someone else pays, let them, and get the next one. There will be a next one.</p></li>
</ul>
<p>On the night train to Varanasi a man opposite once divided a single cutting into three with the lid of his flask, because there were three of us in the bay. It came to about a spoonful each. We drank it slowly, looking out at nothing, and by the time the cups were empty we had been told about both his daughters’ examinations. The map, it turned out, was never really of the tea.</p>`,
  trips: ['varanasi-before-dawn', 'dharamshala-silence-and-deodars', 'munnar-planters-bungalow'],
  tags: ['Food', 'Railways', 'Craft', 'Himalaya', 'Slow Travel'],
  featured_image: 'story-chai-stall-steam.jpg',
  status: 'published',
  published_on: '2026-03-22',
}
