import { icon } from '#ui/icon.tsx'

export const Dashboard = icon('Dashboard', <path d="M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z" />)
export const HeroImages = icon(
  'HeroImages',
  <>
    <rect x="3" y="5" width="18" height="14" rx="1.5" />
    <circle cx="8.5" cy="10" r="1.5" />
    <path d="m4 18 5.5-5 3.5 3 3-2.5 4.5 4" />
  </>,
)
export const Categories = icon('Categories', <path d="M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z" />)
export const Trips = icon('Trips', <path d="M9 4 3 6.5v13L9 17l6 2.5 6-2.5v-13L15 6.5Zm0 0v13M15 6.5v13" />)
export const Vendors = icon(
  'Vendors',
  <path d="M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6 10v-5h6v5" />,
)
export const Settings = icon(
  'Settings',
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </>,
)
export const Blogs = icon('Blogs', <path d="M5 3h10l4 4v14H5ZM15 3v4h4M8 12h8M8 16h8M8 8h3" />)
export const Testimonials = icon('Testimonials', <path d="M4 5h16v11h-9l-4 4v-4H4ZM8 9h8M8 12h5" />)
export const Proposals = icon('Proposals', <path d="M6 3h9l4 4v14H6ZM15 3v4h4M9 12h7M9 16h7" />)
export const Enquiries = icon('Enquiries', <path d="M3 6h18v13H3Zm0 .5 9 7 9-7" />)
export const Pictures = icon(
  'Pictures',
  <>
    <path d="M7 7h14v13H7Z" />
    <path d="M3 16V3h14" />
    <path d="m7 18 4.5-4.5 3 3 2.5-2 4 3.5" />
    <circle cx="17" cy="11" r="1.3" />
  </>,
)
export const Regions = icon(
  'Regions',
  <path d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0" />,
)
export const ComingUp = icon('ComingUp', <path d="M5 6h14v14H5ZM5 10h14M9 3v5M15 3v5M9 14h3v3" />)
export const Activity = icon('Activity', <path d="M12 4a8 8 0 1 1-7.4 5M4 4v5h5M12 8v4.5l3 2" />)
export const Account = icon(
  'Account',
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c.5-4.5 4-6.5 8-6.5s7.5 2 8 6.5" />
  </>,
)
export const Logout = icon('Logout', <path d="M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5" />)
export const Sidebar = icon('Sidebar', <path d="M3 4h18v16H3ZM9 4v16" />)
export const Plus = icon('Plus', <path d="M12 5v14M5 12h14" />)
export const Search = icon('Search', <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21" />)
export const Edit = icon('Edit', <path d="m4 20 1-4.5L16 4.5l3.5 3.5-11 11ZM13.5 7l3.5 3.5" />)
export const Duplicate = icon('Duplicate', <path d="M9 9h11v11H9ZM15 9V4H4v11h5" />)
export const Trash = icon('Trash', <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />)
export const View = icon(
  'View',
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
)
export const Upload = icon('Upload', <path d="M12 16V4M7 9l5-5 5 5M4 16v4h16v-4" />)
export const Share = icon('Share', <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M6 11.5H4.5v9h15v-9H18" />)
export const Grip = icon('Grip', <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />)
export const Filter = icon('Filter', <path d="M4 6h16M7 12h10M10 18h4" />)
export const MoveUp = icon('MoveUp', <path d="M12 20V5M6 11l6-6 6 6" />)
export const MoveDown = icon('MoveDown', <path d="M12 4v15M6 13l6 6 6-6" />)
export const Merge = icon('Merge', <path d="M6 4v3c0 5 6 4 6 9v4M18 4v3c0 5-6 4-6 9M8.5 16.5 12 20l3.5-3.5" />)
export const Star = icon(
  'Star',
  <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8Z" />,
)
export const Pin = icon('Pin', <path d="M9 3h6M10 3v6l-3 4v1.5h10V13l-3-4V3M12 14.5V21" />)
