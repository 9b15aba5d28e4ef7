import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'how-to-be-a-good-guest',
  title: 'How to Be a Good Guest',
  body: `<p>A homestay is not a small hotel. It is somebody’s house, with the grandmother’s medicines on the shelf and the school shirts on the line, and for two nights they have made a space in it the shape of you. Nobody will hand you a list of rules. That would be rude. So here, from years of being forgiven for things, is ours.</p>
<h2>At the door</h2>
<p>Shoes come off. Look for the row of sandals and add yours to the end, neatly. If you are met with water, a tilak, a silk scarf or a cup of something, accept it with both hands or with the right, and sit down where you are put. In a Khasi home in Meghalaya you will be offered <em>kwai</em>, areca nut with betel leaf and lime. It is strong enough to make your ears ring. You need not chew it; you do need to receive it, because it says that the talking may begin.</p>
<p>Bring something small from where you live: tea, sweets, dried fruit, a picture book if there are children. Give it to the eldest. Do not be hurt if it is put aside unopened, as in many houses it is poor manners to unwrap a gift before the giver.</p>
<h2>At the table</h2>
<p>Say what you cannot eat before you arrive, not when the dish is in front of you. Your host has probably been to market at six. Eat with your right hand if the family does, using the fingertips, and wash before and after. Anything that has touched your mouth or your plate is <em>jutha</em>, so serve yourself with the spoon provided and never offer a bite of yours, however good it is.</p>
<p>Refusing is an art with local schools. In Ladakh it is proper to decline once or twice before giving in, and the host will keep pouring until you learn to cover the cup. In Gujarat, a hand spread flat over the plate is understood to be bluffing. Leave a little space in yourself for the second helping and everyone will be happy.</p>
<blockquote><p>The best thing you can bring to another person’s house is time that you are not trying to spend.</p></blockquote>
<p>Kitchens differ. Some families will hand you a knife and a heap of beans and consider you adopted. In others, the hearth is a sacred place, next to the household gods, and strangers stay at the threshold. Ask, “May I come in?” and read the pause.</p>
<img src="field-nagaland-kitchen-hearth.jpg" alt="A Naga kitchen hearth at night: three stones and a fire, smoked pork on the rack above, a black pot and wooden plates of food.">
<h2>In the village</h2>
<p>You are your host’s guest everywhere, and what you do will be mentioned to them by evening. A few things travel well:</p>
<ul>
<li><p>Ask before photographing people, shrines or the inside of anything. Show the picture afterwards, and if you promise to send it, send it.</p></li>
<li><p>Walk round chortens and mani walls with your right shoulder towards them, the way the prayers run.</p></li>
<li><p>Dress for the grandmother. Shoulders and knees, on both men and women, cover most situations.</p></li>
<li><p>On Sunday mornings in much of Nagaland, Mizoram and Meghalaya, everyone is in church. You may go too. You may not complain that the shop is shut.</p></li>
<li><p>Ask about drink. Gujarat, Bihar, Nagaland and Mizoram have prohibition laws of differing strictness, while on Majuli a Mising host may be quietly proud of her rice beer.</p></li>
<li><p>No sweets, pens or coins to children in the lane. Ask the teacher what the school could use.</p></li>
</ul>
<h2>The practical kindnesses</h2>
<p>Water may have been carried to you. A bucket and a mug make a perfectly good bath: wet, soap, rinse, and you will be surprised to find half the bucket left. Solar light is finite, so charge your things by day. Take your batteries, wrappers and wet wipes away with you, all the way to a city that has somewhere to put them. Be back when you said you would be, since somebody will not go to bed until you are.</p>
<p>Pay what was agreed, promptly, and do not bargain for hospitality. If you wish to leave something extra, leave it in an envelope with whoever runs the house, or in the common box if the village keeps one, so that it does not become a contest between neighbours.</p>
<p>Then there is the leaving. It takes longer than you planned. There will be a photograph, a jar of pickle you cannot possibly carry, an address written in two scripts. In Tamil one does not say “I am going” but <em>poyittu varen</em>: I will go and come back. Say it even if you are not sure. Most of our guests have been surprised, some years later, to find that they had told the truth.</p>`,
  trips: ['meghalaya-living-root-bridges', 'nagaland-hornbill-villages', 'majuli-river-island'],
  tags: ['Homestays', 'Practical', 'Slow Travel'],
  featured_image: 'partner-homestay-host-verandah.jpg',
  status: 'published',
  published_on: '2025-11-02',
}
