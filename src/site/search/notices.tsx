import { Link } from '@tanstack/react-router'
import type { Found } from '#contract/search.ts'

/** In the language of the search where we have it; `{}` is what was typed, or a name. */
const texts = {
  en: {
    didYouMean: 'Did you mean {}?',
    close: 'We found no exact match for ‘{}’; these come close.',
    nearest: 'We have no journey {}; nearest: {}.',
    nothing: 'Nothing found for ‘{}’',
    advice: 'Try one word less, a place or an animal.',
    perhaps: 'Perhaps you want',
  },
  hi: {
    didYouMean: 'क्या आप यह खोज रहे हैं: {}?',
    close: '‘{}’ ठीक-ठीक नहीं मिला; ये सबसे पास हैं।',
    nearest: 'वहाँ हमारी कोई यात्रा नहीं है; सबसे पास है {}।',
    nothing: '‘{}’ के लिए कुछ नहीं मिला',
    advice: 'एक शब्द कम करके देखें, या किसी जगह या जानवर का नाम लिखें।',
    perhaps: 'शायद आप यह चाहते हैं',
  },
  ta: {
    didYouMean: 'இதைத் தேடுகிறீர்களா: {}?',
    close: '‘{}’ அப்படியே கிடைக்கவில்லை; இவை நெருக்கமானவை.',
    nearest: 'அங்கே எங்களிடம் பயணம் இல்லை; அருகில் இருப்பது {}.',
    nothing: '‘{}’ எதுவும் கிடைக்கவில்லை',
    advice: 'ஒரு சொல்லைக் குறைத்துப் பாருங்கள், அல்லது ஓர் இடம் அல்லது விலங்கின் பெயரை எழுதுங்கள்.',
    perhaps: 'ஒருவேளை நீங்கள் விரும்புவது',
  },
} as const

type Language = keyof typeof texts

function languageOf(q: string): Language {
  if (/[\u0900-\u097f]/.test(q)) return 'hi'
  return /[\u0b80-\u0bff]/.test(q) ? 'ta' : 'en'
}

interface NoticesProps {
  q: string
  found: Found
  /** Whether no group has results. */
  isEmpty: boolean
}

/** What is said above the results: another spelling, a place near the one that was asked for, lists that answer it. */
export function Notices({ q, found: { corrected, elsewhere, hints }, isEmpty }: NoticesProps) {
  const language = languageOf(q)
  const text = texts[language]
  return (
    <div lang={language} className="grid gap-4">
      {corrected && <DidYouMean typed={q} meant={corrected} text={text} />}
      {elsewhere && (
        <p className="text-lead">
          {fill(text.nearest, ...(language === 'en' ? [elsewhere.asked] : []), elsewhere.nearest)}
        </p>
      )}
      {isEmpty && hints.length === 0 && (
        <div>
          <h2 className="mt-8 text-h2 wrap-anywhere">{fill(text.nothing, q)}</h2>
          <p className="mt-4 max-w-measure text-lead">{text.advice}</p>
        </div>
      )}
      {hints.length > 0 && <Hints heading={text.perhaps} hints={hints} />}
    </div>
  )
}

function DidYouMean({ typed, meant, text }: { typed: string; meant: string; text: (typeof texts)[Language] }) {
  const [before, after] = text.didYouMean.split('{}')
  return (
    <p className="text-lead">
      {before}
      <Link to="/search" search={{ q: meant }} lang="en" className="text-link font-semibold">
        {meant}
      </Link>
      {after} <span className="text-muted">{fill(text.close, typed)}</span>
    </p>
  )
}

function Hints({ heading, hints }: { heading: string; hints: Found['hints'] }) {
  return (
    <div>
      <h2 className="font-text text-base font-normal text-muted">{heading}</h2>
      <ul lang="en" className="mt-3 flex flex-wrap gap-2.5">
        {hints.map(({ label, path }) => (
          <li key={label}>
            <a href={path} className="region-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function fill(text: string, ...values: string[]): string {
  return values.reduce((filled, value) => filled.replace('{}', () => value), text)
}
