/**
 * Other words for the same item, each group with the reason why stems and spelling do not find it by themselves. Written
 * as `search_key` writes them: lower case, Latin letters. A search for one of a group finds all of it.
 */
interface Synonyms {
  why: string
  words: readonly string[]
}

const places: Synonyms[] = [
  { why: 'older names', words: ['varanasi', 'banaras', 'benares', 'benaras', 'kashi'] },
  { why: 'older name', words: ['mumbai', 'bombay'] },
  { why: 'older name', words: ['kolkata', 'calcutta'] },
  { why: 'older name', words: ['chennai', 'madras'] },
  { why: 'older name', words: ['bengaluru', 'bangalore'] },
  { why: 'older names and short form', words: ['puducherry', 'pondicherry', 'pondy'] },
  { why: 'older name', words: ['kochi', 'cochin'] },
  { why: 'older name', words: ['thiruvananthapuram', 'trivandrum'] },
  { why: 'older name', words: ['odisha', 'orissa'] },
  { why: 'older name', words: ['uttarakhand', 'uttaranchal', 'garhwal', 'kumaon'] },
  { why: 'older name', words: ['coorg', 'kodagu', 'madikeri'] },
  { why: 'older name', words: ['alappuzha', 'alleppey', 'kumarakom', 'vembanad', 'kuttanad'] },
  { why: 'older name', words: ['vijayanagara', 'hampi', 'hospet'] },
  { why: 'two spellings', words: ['rann', 'kutch', 'kachchh', 'kachh', 'cutch', 'dhordo'] },
  { why: 'one town and its upper part', words: ['dharamshala', 'dharamsala', 'mcleodganj', 'mcleod ganj'] },
  { why: 'two spellings', words: ['sundarbans', 'sunderbans', 'sundarban', 'sunderban'] },
  { why: 'its main town', words: ['ladakh', 'leh', 'hanle', 'pangong', 'nubra'] },
  { why: 'its lake', words: ['periyar', 'thekkady'] },
  { why: 'its nickname', words: ['kerala', 'gods own country', 'keralam'] },
  { why: 'its nickname', words: ['jodhpur', 'blue city'] },
  { why: 'its nickname', words: ['jaisalmer', 'golden city', 'thar', 'sam dunes'] },
  { why: 'its nickname', words: ['udaipur', 'city of lakes', 'pichola'] },
  { why: 'its nickname', words: ['rishikesh', 'hrishikesh', 'yoga capital'] },
  { why: 'Tamil spelling in Latin letters', words: ['tamil nadu', 'tamilnadu', 'thamizhnatu', 'tamilnatu'] },
  { why: 'written as one word', words: ['madhya pradesh', 'madhyapradesh', 'mp'] },
  { why: 'written as one word', words: ['himachal', 'himachal pradesh', 'himachalapradesh'] },
  { why: 'written as one word', words: ['uttar pradesh', 'uttarpradesh'] },
  { why: 'one range, many words', words: ['himalaya', 'himalay', 'himalayan', 'dhauladhar'] },
  { why: 'the region as travellers call it', words: ['north east', 'northeast', 'assam', 'meghalaya', 'nagaland'] },
]

const animals: Synonyms[] = [
  { why: 'Hindi, Marathi, Tamil', words: ['tiger', 'bagh', 'vagh', 'wagh', 'puli', 'sherkhan'] },
  { why: 'Hindi, Tamil', words: ['lion', 'sher', 'singam', 'asiatic lion'] },
  { why: 'Hindi', words: ['leopard', 'tendua', 'snow leopard'] },
  { why: 'Hindi, Tamil', words: ['elephant', 'hathi', 'haathi', 'yanai'] },
  { why: 'short form, Hindi', words: ['rhino', 'rhinoceros', 'gainda'] },
  { why: 'Hindi, Tamil', words: ['bird', 'birding', 'birdwatching', 'pakshi', 'chidiya', 'paravai'] },
  { why: 'what a safari is for', words: ['safari', 'game drive', 'jeep', 'wildlife', 'jungle', 'saphari'] },
]

const wishes: Synonyms[] = [
  { why: 'Hindi, Tamil', words: ['boat', 'naav', 'nav', 'nauka', 'pataku', 'padagu', 'boat ride'] },
  {
    why: 'two words, Hindi',
    words: ['houseboat', 'house boat', 'hausabot', 'rice barge', 'kettuvallam', 'backwater', 'backwaters'],
  },
  {
    why: 'the same stay under many names',
    words: ['homestay', 'home stay', 'farm stay', 'farmstay', 'village house', 'village stay', 'farmhouse'],
  },
  { why: 'what palace hotels are called', words: ['palace', 'mahal', 'taj', 'royal', 'maharaja'] },
  { why: 'courtyard houses', words: ['haveli', 'hawelli', 'mansion', 'heritage'] },
  { why: 'two words, Hindi', words: ['camp', 'tent', 'glamping', 'camping'] },
  { why: 'Hindi', words: ['desert', 'dune', 'registan', 'marusthal', 'ret'] },
  { why: 'Hindi', words: ['snow', 'barf', 'baraf'] },
  {
    why: 'Hindi, and ranges by which trips name them',
    words: ['mountain', 'pahad', 'pahar', 'parvat', 'hills', 'hill', 'ridge', 'himalaya', 'malai', 'hill station'],
  },
  { why: 'Hindi, Tamil', words: ['village', 'gaon', 'gramam', 'rural'] },
  { why: 'Hindi', words: ['forest', 'jungle', 'jangal', 'van', 'kadu'] },
  { why: 'Hindi', words: ['river', 'nadi', 'ganga', 'ganges', 'nila', 'brahmaputra'] },
  { why: 'Hindi, Tamil', words: ['temple', 'mandir', 'kovil', 'koyil', 'pilgrimage'] },
  { why: 'Hindi', words: ['lake', 'jheel', 'jhil'] },
  { why: 'Hindi', words: ['flower', 'phool', 'phoolon', 'bloom', 'botanist'] },
  { why: 'Hindi', words: ['valley', 'ghati'] },
  { why: 'Hindi', words: ['tea', 'chai', 'chay', 'theneer'] },
  {
    why: 'where tea grows, under many names',
    words: ['tea garden', 'tea gardens', 'tea estate', 'tea plantation', 'tea bungalow', 'tea field'],
  },
  { why: 'Hindi', words: ['coffee', 'kaapi', 'kapi'] },
  { why: 'Hindi', words: ['rain', 'monsoon', 'barish', 'baarish', 'mazhai'] },
  { why: 'Hindi', words: ['peace', 'silence', 'silent', 'shanti', 'vipassana', 'meditation', 'dhyan'] },
  { why: 'Hindi, and its parts', words: ['yoga', 'yog', 'asana', 'pranayama', 'breathwork'] },
  {
    why: 'spellings, and what it is booked as',
    words: ['ayurveda', 'ayurvedic', 'panchakarma', 'spa', 'massage', 'treatment'],
  },
  { why: 'what is booked', words: ['wellness', 'detox', 'retreat', 'rest'] },
  { why: 'Hindi', words: ['craft', 'weaver', 'weaving', 'handloom', 'karigar', 'artisan'] },
  { why: 'stars over dark places', words: ['stars', 'stargazing', 'astronomy', 'milky way', 'tare', 'telescope'] },
  { why: 'walks under many names', words: ['walk', 'trek', 'trekking', 'hike', 'hiking', 'on foot', 'paidal'] },
  { why: 'Hindi', words: ['festival', 'tyohar', 'mela', 'utsav', 'hornbill'] },
  { why: 'Buddhist houses', words: ['monastery', 'gompa', 'buddhist', 'buddhism', 'math'] },
  { why: 'cold months', words: ['winter', 'sardi', 'sardiyon', 'thand'] },
  { why: 'Hindi', words: ['island', 'dweep', 'tapu', 'theevu'] },
  {
    why: 'wishes for little effort',
    words: [
      'easy',
      'not strenuous',
      'not difficult',
      'not hard',
      'gentle',
      'relaxed',
      'leisurely',
      'senior',
      'seniors',
      'elderly',
      'restful',
      'aaram',
      'unhurried',
      'slow',
    ],
  },
  {
    why: 'wishes for much effort',
    words: ['strenuous', 'challenging', 'hard', 'difficult', 'demanding', 'active', 'adventure'],
  },
  {
    why: 'time at hand',
    words: ['weekend', 'long weekend', 'short break', 'short trip', '3 days', '4 days', 'do din'],
  },
  { why: 'time at hand', words: ['fortnight', 'two weeks', '14 days', 'pandrah din'] },
  { why: 'for two', words: ['honeymoon', 'romantic', 'couple', 'palace', 'houseboat'] },
]

export const synonyms: readonly Synonyms[] = [...places, ...animals, ...wishes]

/** Words that carry no meaning for a search, except English ones, which PostgreSQL leaves out anyway. */
export const emptyWords: ReadonlySet<string> = new Set(
  [
    'trip trips tour tours tourism travel package packages holiday holidays vacation journey journeys visit plan best top',
    'place places good nice near want need looking india indian please show find book booking price cost like where when',
    'how what which who why i we me my our us is are can to for',
    'ka ki ke ko ka me mein mai se par aur hai ho jana jaana ghumna ghumne yatra chahiye karna wala wali liye',
    'payanam payananka suttrula',
  ].flatMap((line) => line.split(' ')),
)
