// The frames of `web/src/frames.ts`, for workers that misbehave.
import { createServer } from 'node:net'

/** Listens on the socket that the arguments name; `answered` gives status, header and text. */
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
        const [status, header, text] = answered(request)
        const head = Buffer.from(JSON.stringify(header))
        const body = Buffer.from(text)
        const frame = Buffer.alloc(9)
        frame.writeUInt32BE(5 + head.length + body.length, 0)
        frame.writeUInt8(status, 4)
        frame.writeUInt32BE(head.length, 5)
        socket.write(Buffer.concat([frame, head, body]))
      }
    })
  })
  server.listen(path, () => process.stdout.write('ready\n'))
}
