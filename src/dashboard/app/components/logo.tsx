/** The sextant: an arc, its arms, and the index bar that reads the angle. Always shown with the name. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 21a15 15 0 0 0 24 0" />
      <path d="M16 4 4 21" />
      <path d="m16 4 12 17" />
      <path d="m16 4 4 20" />
      <circle cx="16" cy="4" r="1.6" fill="currentColor" />
    </svg>
  )
}
