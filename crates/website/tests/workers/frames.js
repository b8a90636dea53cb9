// The frames of `web/src/frames.ts`, for workers that misbehave.
import { createServer } from 'node:net'

/**
 * Listens on the socket that the arguments name; `answered` gives status, header and text, or
 * nothing where there is no answer.
 */
export function listen(answered) {
  const path = process.argv[process.argv.indexOf('--socket') + 1]
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      while (bytes.length >= 4 && bytes.length >= 4 + bytes.readUInt32BE(0)) {
        const end = 4 + bytes.readUInt32BE(0)
        const request = JSON.parse(bytes.toString('utf8', 4, end))
        bytes = bytes.subarray(end)
        const answer = answered(request)
        if (!answer) continue
        const [status, header, text] = answer
        const head = Buffer.from(JSON.stringify(header))
        const body = Buffer.from(text, 'utf16le')
        const frame = Buffer.alloc(10)
        frame.writeUInt32BE(6 + head.length + body.length, 0)
        frame.writeUInt8(status, 4)
        frame.writeUInt8(1, 5)
        frame.writeUInt32BE(head.length, 6)
        socket.write(Buffer.concat([frame, head, body]))
      }
    })
  })
  server.listen(path, () => process.stdout.write('ready\n'))
}
