/** A small sun with eight rays, between the texts of a ribbon. */
export function Sun() {
  return (
    <svg className="sun" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9ZM12 0l1.4 5.2h-2.8ZM12 24l-1.4-5.2h2.8ZM0 12l5.2-1.4v2.8ZM24 12l-5.2 1.4v-2.8ZM3.5 3.5l4.7 2.7-2 2ZM20.5 20.5l-4.7-2.7 2-2ZM3.5 20.5l2.7-4.7 2 2ZM20.5 3.5l-2.7 4.7-2-2Z" />
    </svg>
  )
}
