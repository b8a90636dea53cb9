/** Archives as no honest program writes them. */

const BLOCK = 512

/** A tar archive with one file under any name. */
export function tar(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000644\0', 100)
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  const rest = (BLOCK - (content.length % BLOCK)) % BLOCK
  return Buffer.concat([header, content, Buffer.alloc(rest + 2 * BLOCK)])
}
