/**
 * The frames between the host and a worker.
 *
 * A request is a length (u32, big-endian) and so many bytes of JSON. An answer is the
 * length of all that follows, a status byte, a byte that says how its letters are written,
 * the length of a header, the header as JSON, and text: HTML when it is done, an error for
 * the log when it failed.
 */
import { isAscii } from 'node:buffer'
import type { Writable } from 'node:stream'

export const done = 0
export const failed = 1

/** A page's data is about 50 KB. A length far above it is not a request. */
export const longestRequest = 64 * 1024 * 1024

/** Takes bytes as they come and gives each request that is whole. */
export class RequestReader {
  #chunks: Buffer[] = []
  #length = 0;

  /** @throws {RangeError} when a length cannot be one: the stream is of no use then. */
  *read(chunk: Buffer): Generator<string> {
    this.#chunks.push(chunk)
    this.#length += chunk.length
    while (this.#length >= 4) {
      const wanted = this.#joined().readUInt32BE(0)
      if (wanted > longestRequest) throw new RangeError(`a request of ${wanted} bytes`)
      if (this.#length < 4 + wanted) return
      const whole = this.#joined()
      yield text(whole.subarray(4, 4 + wanted))
      const rest = whole.subarray(4 + wanted)
      this.#chunks = rest.length > 0 ? [rest] : []
      this.#length = rest.length
    }
  }

  #joined(): Buffer {
    if (this.#chunks.length !== 1) this.#chunks = [Buffer.concat(this.#chunks)]
    return this.#chunks[0] ?? Buffer.alloc(0)
  }
}

/**
 * The host writes ASCII and escapes other letters: a text of single bytes is read in two
 * thirds of the time.
 */
const text = (bytes: Buffer): string => bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')

/** Bytes before the header: the length, the status, the letters, and the header's length. */
const beforeHeader = 10
/** Bytes of a letter, at most. */
const longestLetter = 2
/** How letters are written: each as a byte, if there is none beyond Latin-1, or as two. */
const letters = { latin1: 0, utf16le: 1 }
const beyondLatin1 = /[^\0-\xff]/

/**
 * Sends answers from room that is used again when the last answer has left it. A text is
 * copied as the engine has it, which takes a fraction of the time of writing UTF-8: that
 * is left to the host.
 */
export class Answers {
  #room = Buffer.alloc(0)
  #taken = false

  send(to: Writable, status: number, header: object, text: string): void {
    const head = Buffer.from(JSON.stringify(header))
    const room = this.#take(beforeHeader + head.length + longestLetter * text.length)
    const start = beforeHeader + head.length
    const by = beyondLatin1.test(text) ? 'utf16le' : 'latin1'
    const end = start + room.write(text, start, by)
    room.writeUInt32BE(end - 4, 0)
    room.writeUInt8(status, 4)
    room.writeUInt8(letters[by], 5)
    room.writeUInt32BE(head.length, 6)
    head.copy(room, beforeHeader)
    to.write(room.subarray(0, end), () => this.#give(room))
  }

  #take(size: number): Buffer {
    if (this.#taken) return Buffer.allocUnsafe(size)
    if (this.#room.length < size) this.#room = Buffer.allocUnsafeSlow(size)
    this.#taken = true
    return this.#room
  }

  #give(room: Buffer): void {
    if (room === this.#room) this.#taken = false
  }
}
