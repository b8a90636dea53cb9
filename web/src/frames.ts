/**
 * The frames between the host and a worker.
 *
 * A request is a length (u32, big-endian) and so many bytes of JSON. A response is the
 * length of all that follows, a status byte, the length of a header, the header as JSON,
 * and text: HTML when it is done, an error for the log when it failed.
 */

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
      yield whole.toString('utf8', 4, 4 + wanted)
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

/** Bytes before the header: the length, the status, and the header's length. */
const beforeHeader = 9

/** A response as it is sent. */
export function answer(status: number, header: object, text: string): Buffer {
  const head = Buffer.from(JSON.stringify(header))
  const start = beforeHeader + head.length
  const frame = Buffer.allocUnsafe(start + Buffer.byteLength(text))
  frame.writeUInt32BE(frame.length - 4, 0)
  frame.writeUInt8(status, 4)
  frame.writeUInt32BE(head.length, 5)
  head.copy(frame, beforeHeader)
  frame.write(text, start)
  return frame
}
