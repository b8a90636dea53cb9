/**
 * The packages that the editor itself uses, as judges over this crate. Standard input: one
 * question a line, as JSON. Standard output: one answer a line, in the same order.
 */
import { createInterface } from 'node:readline'
import { applyPatches, makePatches, parsePatch, stringifyPatches } from '@sanity/diff-match-patch'
import { type Mut, Mutation } from '@sanity/mutator'
import { applyPatch } from 'mendoza'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

type Question =
  /** A document after mutations; with a stamp, also its revision and times. */
  | { mutate: Mut[]; document: Json; transactionId?: string; timestamp?: string }
  /** A value after effects. */
  | { effects: Json[]; value: Json }
  /** A text after a patch. */
  | { patchText: string; text: string }
  /** The patch between two texts. */
  | { diffFrom: string; to: string }

/** `broken`: a text in the value holds half a character, which only JavaScript allows. */
type Answer = { value: Json; broken?: true } | { error: string }

function mutate(question: Extract<Question, { mutate: Mut[] }>): Json {
  const { mutate: mutations, document, ...stamp } = question
  const mutation = new Mutation({ mutations, ...stamp })
  return mutation.apply(document as never) as Json
}

function answer(question: Question): Json {
  if ('mutate' in question) return mutate(question)
  if ('effects' in question) return applyPatch(question.value, question.effects) as Json
  if ('patchText' in question) {
    const options = { allowExceedingIndices: true }
    return applyPatches(parsePatch(question.patchText), question.text, options)[0]
  }
  return stringifyPatches(makePatches(question.diffFrom, question.to))
}

function isBroken(value: Json): boolean {
  if (typeof value === 'string') return !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.values(value).some(isBroken)
}

for await (const line of createInterface({ input: process.stdin })) {
  let result: Answer
  try {
    const value = answer(JSON.parse(line) as Question)
    result = isBroken(value) ? { value: null, broken: true } : { value }
  } catch (error) {
    result = { error: error instanceof Error ? error.message : String(error) }
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
