import { Link, useLocation } from '@tanstack/react-router'
import { ChevronDown, Close, Heart, Menu, Search } from '#ui/icons.tsx'
import { BrandLogo, BrandName } from '../brand/brand-logo.tsx'
import { ContactLine } from '../links/contact-line.tsx'
import { useSavedPages } from '../page-actions/saved-pages.ts'
import { isActive, navigationGroups, type NavigationGroup, type NavigationLink } from './navigation-links.ts'

/** Popovers work without scripts, but stay open after a client-side navigation. */
function closePopovers() {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
}

export function Navigation() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <header className="site-header no-print">
      <nav aria-label="Main" className="page-width flex h-full items-center justify-between gap-3 lg:gap-6">
        <Link to="/" className="brand-link" onClick={closePopovers}>
          <BrandLogo className="h-9 text-madder" />
          {/* Names of any length take one line; the line height leaves room for descenders. */}
          <BrandName className="truncate font-display text-[clamp(1.1875rem,5.2vw,1.625rem)] leading-[1.4] tracking-[-0.025em]" />
        </Link>
        <ul className="hidden flex-none items-center gap-8 lg:flex">
          <li>
            <SavedLink />
          </li>
          <li>
            <NavigationEntry link={home} pathname={pathname} className="nav-entry" />
          </li>
          {navigationGroups.map((group) => (
            <li key={group.id}>
              <DropDown group={group} pathname={pathname} />
            </li>
          ))}
          <li>
            <PartnerLink pathname={pathname} />
          </li>
          <li>
            <SearchLink />
          </li>
        </ul>
        <div className="flex flex-none lg:hidden">
          <SavedLink />
          <SearchLink />
          <PhoneMenu pathname={pathname} />
        </div>
      </nav>
    </header>
  )
}

interface PathProps {
  pathname: string
}

const home = { to: '/', label: 'Home' }

function NavigationEntry({ link, pathname, className }: PathProps & { link: NavigationLink; className: string }) {
  return (
    <Link
      to={link.to}
      onClick={closePopovers}
      className={className}
      data-active={isActive(link.to, pathname) || undefined}
      aria-current={pathname === link.to ? 'page' : undefined}
    >
      {link.label}
    </Link>
  )
}

function PartnerLink({ pathname }: PathProps) {
  return (
    <Link
      to="/partner"
      onClick={closePopovers}
      aria-current={pathname === '/partner' ? 'page' : undefined}
      className="inline-flex min-h-11 items-center justify-center border border-ink px-5 font-semibold transition-colors duration-(--duration-calm) hover:border-indigo hover:bg-indigo hover:text-paper aria-[current]:border-indigo aria-[current]:bg-indigo aria-[current]:text-paper"
    >
      Partner with Us
    </Link>
  )
}

function SearchLink() {
  return (
    <Link
      to="/search"
      onClick={closePopovers}
      aria-label="Search"
      className="grid size-12 place-items-center hover:text-madder"
    >
      <Search />
    </Link>
  )
}

/** First in its row, so that the others stay in their places when it appears. */
function SavedLink() {
  const { length } = useSavedPages('trip')
  if (length === 0) return null
  return (
    <Link
      to="/saved"
      onClick={closePopovers}
      className="inline-flex min-h-12 min-w-12 items-center justify-center gap-1.5 font-semibold tabular-nums hover:text-madder"
    >
      <Heart className="size-5 fill-madder text-madder" />
      <span className="max-lg:sr-only">Saved </span>
      {length}
    </Link>
  )
}

function DropDown({ group, pathname }: PathProps & { group: NavigationGroup }) {
  const active = group.links.some((link) => isActive(link.to, pathname))
  return (
    <>
      <button
        type="button"
        popoverTarget={`menu-${group.id}`}
        className={`nav-entry menu-anchor-${group.id} inline-flex cursor-pointer items-center gap-1.5`}
        data-active={active || undefined}
      >
        {group.label}
        <ChevronDown className="size-4" />
      </button>
      <div id={`menu-${group.id}`} popover="auto" className={`drop-down menu-${group.id}`}>
        <LinkList group={group} pathname={pathname} />
      </div>
    </>
  )
}

function LinkList({ group, pathname }: PathProps & { group: NavigationGroup }) {
  return (
    <ul className="flex flex-col" aria-label={group.label}>
      {group.links.map((link) => (
        <li key={link.to}>
          <NavigationEntry link={link} pathname={pathname} className="menu-entry" />
        </li>
      ))}
    </ul>
  )
}

function PhoneMenu({ pathname }: PathProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="phone-menu"
        aria-label="Menu"
        className="inline-flex size-12 cursor-pointer items-center justify-center"
      >
        <Menu className="size-7" />
      </button>
      <div id="phone-menu" popover="auto" className="phone-menu">
        <div className="flex items-center justify-between">
          <span className="eyebrow text-muted">Menu</span>
          <button
            type="button"
            popoverTarget="phone-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="inline-flex size-12 cursor-pointer items-center justify-center"
          >
            <Close className="size-6" />
          </button>
        </div>
        <form action="/search" role="search" className="my-3 flex">
          <input type="search" name="q" aria-label="Search" placeholder="Search" className="search-field" />
        </form>
        <NavigationEntry link={home} pathname={pathname} className="menu-entry" />
        {navigationGroups.map((group) => (
          <div key={group.id} className="mt-5 border-t border-line pt-5">
            <p className="eyebrow mb-1 text-muted">{group.label}</p>
            <LinkList group={group} pathname={pathname} />
          </div>
        ))}
        <div className="mt-5 border-t border-line pt-5">
          <Link to="/saved" onClick={closePopovers} className="menu-entry">
            Saved for later
          </Link>
        </div>
        <div className="mt-8 grid">
          <PartnerLink pathname={pathname} />
        </div>
        <ContactLine className="mt-6 text-small text-muted" />
      </div>
    </>
  )
}
