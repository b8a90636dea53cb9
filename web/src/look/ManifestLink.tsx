/** The way to pictures as IIIF, for a viewer of one's own. Its name is the same in all languages. */
export function ManifestLink({ href }: { href: string }) {
  return (
    <p className="manifest-link">
      <a href={href}>IIIF-manifest</a>
    </p>
  )
}
