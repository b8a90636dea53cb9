/** The link to the IIIF manifest, for external viewers. Its name is the same in all languages. */
export function ManifestLink({ href }: { href: string }) {
  return (
    <p className="manifest-link">
      <a href={href}>IIIF-manifest</a>
    </p>
  )
}
