/** What travellers ask for and no trip may have. */
export interface Elsewhere {
  /** Completes 'We have no journey …'. */
  asked: string
  /** As `search_key` writes them. */
  words: readonly string[]
  /** Regions and places of trips, the nearest first; the first that some trip has is shown. */
  nearest: readonly string[]
}

const north = ['Himachal Pradesh', 'Uttarakhand', 'Ladakh']
const south = ['Kerala', 'Tamil Nadu', 'Karnataka']

const places: Elsewhere[] = [
  {
    asked: 'in Kashmir',
    words: ['kashmir', 'srinagar', 'gulmarg', 'pahalgam', 'sonamarg', 'dal lake'],
    nearest: ['Ladakh', ...north],
  },
  {
    asked: 'in Agra',
    words: ['agra', 'taj mahal', 'tajmahal', 'mathura', 'vrindavan'],
    nearest: ['Varanasi', 'Rajasthan'],
  },
  {
    asked: 'in Jaipur',
    words: ['jaipur', 'pink city', 'pushkar', 'ajmer', 'bikaner'],
    nearest: ['Jodhpur', 'Rajasthan'],
  },
  {
    asked: 'in Ranthambore',
    words: ['ranthambore', 'ranthambhor', 'ranthambhore', 'sariska'],
    nearest: ['Kanha', 'Madhya Pradesh'],
  },
  {
    asked: 'in that tiger reserve',
    words: ['bandhavgarh', 'pench', 'tadoba', 'panna', 'satpura', 'corbett', 'jim corbett'],
    nearest: ['Kanha', 'Madhya Pradesh'],
  },
  { asked: 'in Goa', words: ['goa', 'panjim', 'panaji', 'anjuna', 'gokarna'], nearest: ['Hampi', 'Coorg', ...south] },
  {
    asked: 'in the Andamans',
    words: ['andaman', 'andamans', 'havelock', 'neil island', 'port blair', 'lakshadweep'],
    nearest: ['Sundarbans', ...south],
  },
  {
    asked: 'in Sikkim',
    words: ['sikkim', 'gangtok', 'darjeeling', 'kalimpong', 'arunachal', 'tawang'],
    nearest: ['Meghalaya', 'Assam', 'Nagaland'],
  },
  {
    asked: 'in Manali or Shimla',
    words: ['manali', 'shimla', 'simla', 'kullu', 'kasol', 'dalhousie', 'amritsar', 'chandigarh'],
    nearest: ['Dharamshala', 'Spiti', ...north],
  },
  {
    asked: 'in Nainital or Mussoorie',
    words: ['nainital', 'mussoorie', 'haridwar', 'kedarnath', 'badrinath', 'auli', 'char dham'],
    nearest: ['Rishikesh', 'Kumaon', ...north],
  },
  {
    asked: 'in Ooty',
    words: ['ooty', 'kodaikanal', 'nilgiri', 'nilgiris', 'wayanad', 'yercaud'],
    nearest: ['Munnar', 'Coorg', ...south],
  },
  {
    asked: 'in Mysuru',
    words: ['mysore', 'mysuru', 'kabini', 'bandipur', 'nagarhole', 'chikmagalur'],
    nearest: ['Coorg', 'Karnataka', ...south],
  },
  {
    asked: 'in Puducherry',
    words: ['puducherry', 'pondicherry', 'pondy', 'mahabalipuram', 'madurai', 'thanjavur', 'rameswaram'],
    nearest: ['Chettinad', 'Tamil Nadu', ...south],
  },
  {
    asked: 'in Odisha',
    words: ['odisha', 'orissa', 'puri', 'konark', 'bhubaneswar', 'chilika'],
    nearest: ['Sundarbans', 'West Bengal'],
  },
  {
    asked: 'in Maharashtra',
    words: ['maharashtra', 'ajanta', 'ellora', 'aurangabad', 'lonavala', 'mahabaleshwar'],
    nearest: ['Gujarat', 'Hampi', 'Madhya Pradesh'],
  },
  {
    asked: 'in Khajuraho',
    words: ['khajuraho', 'orchha', 'gwalior', 'bhopal', 'sanchi'],
    nearest: ['Madhya Pradesh', 'Varanasi'],
  },
  {
    asked: 'outside India',
    words: ['nepal', 'bhutan', 'tibet', 'sri lanka', 'maldives', 'thailand', 'bali', 'dubai'],
    nearest: ['Ladakh', 'Meghalaya', 'Kerala'],
  },
]

const themes: Elsewhere[] = [
  {
    asked: 'by a beach',
    words: ['beach', 'beaches', 'seaside', 'surfing', 'snorkelling', 'snorkeling', 'scuba', 'diving'],
    nearest: ['Sundarbans', 'Kerala'],
  },
  { asked: 'for skiing', words: ['ski', 'skiing', 'snowboard', 'snowboarding'], nearest: ['Spiti', ...north] },
  {
    asked: 'for flying',
    words: ['paragliding', 'bungee', 'skydiving', 'ballooning', 'hot air balloon'],
    nearest: ['Dharamshala', ...north],
  },
  { asked: 'on a river raft', words: ['rafting', 'kayaking', 'white water'], nearest: ['Rishikesh', ...north] },
  {
    asked: 'on a luxury train',
    words: ['palace on wheels', 'luxury train', 'toy train', 'maharajas express'],
    nearest: ['Udaipur', 'Rajasthan'],
  },
]

export const elsewhere: readonly Elsewhere[] = [...places, ...themes]
