"""An object is put, read back whole and in part, and removed. A store that checks
signatures must also refuse a wrong secret; moto does not check them."""

import os
import sys
import uuid

import boto3
from botocore.config import Config
from botocore.exceptions import ClientError

BUCKET = os.environ["S3_BUCKET"]


def client(secret: str):
    return boto3.client(
        "s3",
        endpoint_url=os.environ["AWS_ENDPOINT_URL"],
        region_name=os.environ["AWS_REGION"],
        aws_access_key_id=os.environ["AWS_ACCESS_KEY_ID"],
        aws_secret_access_key=secret,
        config=Config(
            connect_timeout=5, read_timeout=10, retries={"max_attempts": 1}, s3={"addressing_style": "path"}
        ),
    )


def refuses_a_wrong_secret(key: str) -> bool:
    try:
        client("0" * 64).put_object(Bucket=BUCKET, Key=key, Body=b"forged")
    except ClientError as error:
        return error.response["ResponseMetadata"]["HTTPStatusCode"] == 403
    return False


store = client(os.environ["AWS_SECRET_ACCESS_KEY"])
key = f"check/{uuid.uuid4().hex}"
body = os.urandom(100_000)
store.put_object(Bucket=BUCKET, Key=key, Body=body)
assert store.get_object(Bucket=BUCKET, Key=key)["Body"].read() == body, "another body came back"
part = store.get_object(Bucket=BUCKET, Key=key, Range="bytes=10-19")["Body"].read()
assert part == body[10:20], "another range came back"
if sys.argv[1] == "garage":
    assert refuses_a_wrong_secret(key), "a wrong secret was accepted"
store.delete_object(Bucket=BUCKET, Key=key)
