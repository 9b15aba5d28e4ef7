type Mark = readonly [x: number, y: number] | readonly [x: number, y: number, toX: number, toY: number]

/**
 * Shapes of the map of India: its states and union territories, by the ids of the drawing. For each, where its number of
 * trips is drawn, in units of the map (0 0 1000 1143). Small ones have it outside, and a line from there into the shape.
 */
export const regionMarks = {
  'andaman-and-nicobar-islands': [834, 905, 890, 912],
  'andhra-pradesh': [414, 814],
  'arunachal-pradesh': [899, 330],
  assam: [842, 399],
  bihar: [605, 439],
  chandigarh: [313, 253],
  chhattisgarh: [487, 608],
  'dadra-and-nagar-haveli-and-daman-and-diu': [112, 664, 170, 641],
  delhi: [333, 336],
  goa: [146, 826, 200, 824],
  gujarat: [128, 545],
  haryana: [276, 312],
  'himachal-pradesh': [334, 204],
  'jammu-and-kashmir': [256, 142],
  jharkhand: [606, 515],
  karnataka: [278, 852],
  kerala: [214, 1034, 292, 1034],
  ladakh: [318, 95],
  lakshadweep: [92, 962, 141, 985],
  'madhya-pradesh': [358, 522],
  maharashtra: [279, 673],
  manipur: [946, 488, 884, 460],
  meghalaya: [768, 433],
  mizoram: [908, 544, 857, 508],
  nagaland: [962, 424, 905, 402],
  odisha: [571, 633],
  puducherry: [466, 962, 409, 958],
  punjab: [255, 252],
  rajasthan: [212, 405],
  sikkim: [697, 306, 696, 362],
  'tamil-nadu': [357, 993],
  telangana: [382, 737],
  tripura: [758, 528, 811, 501],
  'uttar-pradesh': [437, 397],
  uttarakhand: [391, 276],
  'west-bengal': [688, 504],
} as const satisfies Record<string, Mark>

export type MapRegionId = keyof typeof regionMarks

export const mapRegionIds = Object.keys(regionMarks) as [MapRegionId, ...MapRegionId[]]

/** 'Jammu and Kashmir'. */
export function nameOfMapRegion(id: MapRegionId): string {
  return id
    .split('-')
    .map((word) => (word === 'and' ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join(' ')
}
