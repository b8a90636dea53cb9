/** `7.–10.`, which no line may end within. */
const range = /(\d+\.?\s?–\s?\d+\.?)/

/** A title in which a range of numbers stays on one line. */
export function Unbroken({ title }: { title: string }) {
  const parts = title.split(range)
  if (parts.length === 1) return title
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title, in order.
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
