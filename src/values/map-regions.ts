/** Shapes of the map of India: its states and union territories, by the ids of the drawing. */
export const mapRegionIds = [
  'andaman-and-nicobar-islands',
  'andhra-pradesh',
  'arunachal-pradesh',
  'assam',
  'bihar',
  'chandigarh',
  'chhattisgarh',
  'dadra-and-nagar-haveli-and-daman-and-diu',
  'delhi',
  'goa',
  'gujarat',
  'haryana',
  'himachal-pradesh',
  'jammu-and-kashmir',
  'jharkhand',
  'karnataka',
  'kerala',
  'ladakh',
  'lakshadweep',
  'madhya-pradesh',
  'maharashtra',
  'manipur',
  'meghalaya',
  'mizoram',
  'nagaland',
  'odisha',
  'puducherry',
  'punjab',
  'rajasthan',
  'sikkim',
  'tamil-nadu',
  'telangana',
  'tripura',
  'uttar-pradesh',
  'uttarakhand',
  'west-bengal',
] as const

export type MapRegionId = (typeof mapRegionIds)[number]

/** 'Jammu and Kashmir'. */
export function nameOfMapRegion(id: MapRegionId): string {
  return id
    .split('-')
    .map((word) => (word === 'and' ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join(' ')
}
