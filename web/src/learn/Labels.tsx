/** What a topic is: `Undervisningsforløb`. A tag that nobody knows has an empty label. */
export function Labels({ labels }: { labels: readonly string[] }) {
  const known = labels.filter((label) => label !== '')
  if (known.length === 0) return null
  return (
    <ul className="labels">
      {known.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  )
}
