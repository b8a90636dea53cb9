"""A JetStream stream is made, takes a message once though it is sent twice, and gives it back."""

import asyncio
import os
import uuid

import nats


async def main() -> None:
    connection = await nats.connect(os.environ["NATS_URL"], connect_timeout=5, max_reconnect_attempts=1)
    stream = connection.jetstream()
    name = f"check-{uuid.uuid4().hex}"
    await stream.add_stream(name=name, subjects=[f"{name}.>"])
    try:
        for _ in range(2):
            await stream.publish(f"{name}.event", b"published", headers={"Nats-Msg-Id": "1"})
        subscription = await stream.pull_subscribe(f"{name}.event", durable="reader")
        (message,) = await subscription.fetch(1, timeout=5)
        await message.ack()
        assert message.data == b"published", message.data
        stored = (await stream.stream_info(name)).state.messages
        assert stored == 1, f"{stored} messages stored, wanted 1"
    finally:
        await stream.delete_stream(name)
        await connection.close()


asyncio.run(asyncio.wait_for(main(), timeout=30))
