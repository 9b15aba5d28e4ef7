/** Words above the journeys of a region, by its name. */
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
    'Kerala is narrow, green and mostly water. A houseboat leaves the jetty after lunch, a spice forest begins where the road stops climbing, and tea covers the hills above Munnar like corduroy. September to March is dry enough for walking; the monsoon, when the oils work best, is for Ayurveda.',
  Ladakh:
    'Ladakh is high, dry and bright, and the first two days are for doing nothing at all. After that come monasteries on their rocks, apricots drying on roofs, and a lake that changes colour by the hour. The roads are open from June to September; at Hanle the nights are the reason to come.',
  'Madhya Pradesh':
    'Madhya Pradesh is sal forest and long grass, and the tiger is only its best-known resident. Mornings begin in the dark with a blanket in an open jeep; by ten the forest is quiet and so are you. From October to June the gates are open, and the heat of May brings the animals to water.',
  Rajasthan:
    'Rajasthan is built of stone in the colours of its dust: blue in Jodhpur, white on the lake at Udaipur, honey at Jaisalmer. Go between October and March, sleep in houses whose owners still live upstairs, and leave the afternoon free for a roof, a kite and a pot of tea.',
  Uttarakhand:
    'Uttarakhand begins where the Ganga leaves the mountains and ends in snow. Rishikesh has the river and the bells, Kumaon has oak ridges with a row of peaks at breakfast, and in August the Valley of Flowers is knee-deep in colour. Bring shoes that have been walked in.',
}
