/**
 * The form of a content type, as the Studio's `defineType` takes it. Plain data: a rule that
 * would be a function is a word here (`required`, `pattern`), and becomes a function in the
 * Studio's configuration.
 */
export interface SchemaType {
  readonly name: string
  readonly title?: string
  readonly type: string
  readonly description?: string
  readonly fields?: readonly Field[]
  readonly of?: readonly Member[]
  readonly to?: readonly { readonly type: string }[]
  readonly options?: Readonly<Record<string, unknown>>
  readonly preview?: { readonly select: Readonly<Record<string, string>> }
}

export interface Field extends SchemaType {
  /** A document without it cannot be published. */
  readonly required?: boolean
  /** Nor one without it in which another field has one of these values. */
  readonly requiredIf?: Readonly<Record<string, readonly string[]>>
  /** What a text must look like. */
  readonly pattern?: string
  readonly weak?: boolean
  readonly initialValue?: unknown
}

export interface Member extends Omit<SchemaType, 'name'> {
  readonly name?: string
  readonly weak?: boolean
}
