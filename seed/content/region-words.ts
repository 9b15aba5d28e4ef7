/** Words above the journeys of a region, by its name; 40 to 60 words, in the voice of the trips. */
export const regionWords: Record<string, string> = {
  Assam:
    'Assam is a river with a country on both sides of it. The Brahmaputra floods each summer, and the grass that grows afterwards hides rhinoceros and wild buffalo. Come from November to April, when the forest roads are dry, the monasteries of Majuli make their masks, and breakfast is rice with whatever the river gave.',
  Gujarat:
    'In Gujarat the distances are long and the welcome is sweet, as is the dal. Lions sleep under the teak of Gir, and the White Rann lies under the moon like the floor of an empty hall. Weavers and printers of Kutch keep their doors open; tea comes before any talk of cloth.',
  'Himachal Pradesh':
    'Himachal goes from deodar forest to cold desert in a day and a half of bends. Spiti in winter is for those who can wait for a snow leopard at twenty degrees of frost; Dharamshala is for those who would rather sit still. Either way the evening belongs to a stove and a bowl of thukpa.',
  Karnataka:
    'Karnataka keeps a ruined capital among boulders and a coffee forest in the clouds, a night train apart. In Hampi you walk early and rest at noon; in Coorg it rains when it likes, and the pepper climbs the silver oaks. Both eat well, and neither is in a hurry.',
  Kerala:
    'Kerala is narrow, green and mostly water. A houseboat leaves the jetty at noon, a spice forest begins where the road stops climbing, and tea covers the hills above Munnar like corduroy. October to March suits walkers; the rains of July and August are what traditional houses keep for Ayurveda.',
  Ladakh:
    'Ladakh is high, dry and bright, and the first two days are for doing very little. After that come monasteries on their rocks, apricots drying on roofs, and a lake that changes colour by the hour. We travel from late May to the end of September; at Hanle the nights are the reason to come.',
  'Madhya Pradesh':
    'Madhya Pradesh is sal forest and long grass, and the tiger is only its best-known resident. Mornings begin in the dark with a blanket in an open jeep; by ten the forest is quiet and so are you. From October to June the gates are open, and the heat of May brings the animals to water.',
  Meghalaya:
    'Meghalaya is a plateau that catches the rain and lets it fall over the edge. Below the edge, Khasi families train the roots of fig trees into bridges that their grandchildren will cross. Come from October to April, when the steps are dry and the Umngot is clear to its pebbles. Markets are run by women, and lunch is jadoh.',
  Nagaland:
    'In Nagaland villages sit on their ridges, a day’s drive apart, and each has its own gate, log drum and way with smoked pork. Come in December, when the Hornbill Festival brings them all to one hill near Kohima, then follow them home: to Angami terraces, Ao looms and Konyak hearths. Ask before you photograph.',
  Rajasthan:
    'Rajasthan is built of stone in the colours of its dust: blue in Jodhpur, white on the lake at Udaipur, honey at Jaisalmer. Go between October and March, sleep in houses whose owners still live upstairs, and leave the afternoon free for a roof, a kite and a pot of tea.',
  'Tamil Nadu':
    'Tamil Nadu can be read in its thresholds: a rice-flour drawing at dawn, lamps along the front at dusk. In Chettinad the merchants built houses as long as a street and left them to the cooks. Come from November to February, pour a tile at Athangudi, and leave two hours for lunch on a banana leaf.',
  'Uttar Pradesh':
    'Uttar Pradesh has the Ganga at its widest, and Varanasi on the bank that faces the sunrise. The city is at its most generous before seven: a rowed boat, bells, kachori from the first pan. Come between October and March, sleep above the ghats, and give the afternoon to a weaver’s lane or the quiet lawns of Sarnath.',
  Uttarakhand:
    'Uttarakhand begins where the Ganga leaves the mountains and ends in snow. Rishikesh has the river and the bells, Kumaon has oak ridges with a row of peaks at breakfast, and in August the Valley of Flowers is knee-deep in colour. Bring shoes that have been walked in.',
  'West Bengal':
    'West Bengal ends in mud, mangrove and tide. A hundred kilometres from Kolkata the road gives out and the Sundarbans begin, by launch: creeks with kingfishers, crocodiles on the banks, now and then the print of a tiger. Come from November to February, bring a shawl for the mornings, and expect fish at every meal.',
}
