import type { BlogContent } from '../types.ts'

export const blog: BlogContent = {
  slug: 'winter-birds-of-nal-sarovar',
  title: 'Winter Birds of Nal Sarovar',
  body: `<p>The boatman does not row. He stands at the stern and leans on a long bamboo pole, and the lake is so shallow that you can hear the tip of it sigh into the mud each time. It is a quarter past six in January, an hour and a half out of Ahmedabad, and the horizon has not yet decided which half is water.</p>
<p>Nal Sarovar spreads over some 120 square kilometres of Gujarat in a good year, and is seldom deeper than a man. It was made a bird sanctuary in 1969 and a <a href="https://www.ramsar.org">Ramsar wetland</a> in 2012. From November to February it fills with travellers from Central Asia and Siberia.</p>
<h2>Who is at home</h2>
<p>Both flamingos come, the tall pale greater and the smaller, deeper pink lesser. Great white pelicans fish in a line like men pulling a net. On the open water lie rafts of pintail, shoveler, gadwall and common teal; among the reeds walk purple swamphens with feet too large for them. Common cranes pass over at sunrise, talking. Look for marsh harriers, because everything else does.</p>
<blockquote><p>Watch the ducks for the first hour. They will tell you where the harrier is.</p></blockquote>
<h2>Going gently</h2>
<p>Many of the boatmen are Padhar, people of the lake’s own villages, who know its channels by the taste of the water. Ask to be poled, keep well back from feeding flocks, and never let anyone clap to put the flamingos up for a photograph. Weekends around the new year are crowded; a Tuesday is another lake. Breakfast on the bank afterwards is <em>bajra rotlo</em> with white butter, garlic chutney and jaggery.</p>
<p>To come: a note on nearby Thol, the best lens for low light, and where to stay the night before.</p>`,
  trips: ['gir-and-the-last-lions', 'rann-of-kutch-full-moon'],
  tags: null,
  featured_image: 'gallery-flamingos-salt-lake.jpg',
  status: 'draft',
  published_on: null,
}
