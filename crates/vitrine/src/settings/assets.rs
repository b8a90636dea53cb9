//! The settings of originals and derivatives.

use super::Settings;
use super::group::settings;
use super::value::{HostName, Secret, StoreAddress, Text, Url};
use assets::{Allowance, AssetSettings as Service, S3, Store, Workers};
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

settings! {
    /// The settings of originals and derivatives.
    pub(crate) struct AssetSettings {
        /// Where originals are stored: `file:FOLDER`, or `s3://BUCKET`.
        assets_store: StoreAddress = "file:.data/assets/originals";
        /// The address of an S3 store other than Amazon's; `AWS_ENDPOINT_URL` if not set.
        s3_endpoint: Option<Url>;
        /// The region of the S3 store; `AWS_REGION` if not set.
        s3_region: Option<HostName>;
        /// The id of the access key for the S3 store; `AWS_ACCESS_KEY_ID` if not set.
        s3_key: Option<Text>;
        /// The secret of that key; `AWS_SECRET_ACCESS_KEY` if not set.
        s3_secret: Option<Secret>;
        /// The folder for derivatives, copies of originals and uploads under way.
        assets_data: PathBuf = ".data/assets";
        /// Bytes of derivatives that are cached on disk.
        derivative_bytes: NonZeroU64 = Service::default().derivative_bytes;
        /// Bytes of derivatives that are cached in memory.
        derivative_memory_bytes: NonZeroU64 = Service::default().derivative_memory_bytes;
        /// Bytes of copies of originals that are cached on disk, if the store is not a folder.
        source_bytes: NonZeroU64 = Service::default().source_bytes;
        /// Bytes that an uploaded file may have.
        largest_upload: NonZeroU64 = Service::default().largest_upload;
        /// The program that makes pictures; vitrine-image-worker beside vitrine if not set.
        image_worker: Option<PathBuf>;
        /// Pictures that are made at once; as many as there are processors if not set.
        image_workers: Option<NonZeroUsize>;
        /// Pictures that may wait to be made; further requests get 503.
        image_queue: NonZeroUsize = Workers::default().queue;
        /// Seconds that a picture may take to be made.
        image_seconds: NonZeroU64 = Workers::default().time.as_secs();
        /// Bytes of memory that making a picture may take.
        image_memory_bytes: NonZeroU64 = Workers::default().memory;
        /// Bytes that a picture may have when all its frames are decoded, each pixel at least 4.
        image_decoded_bytes: NonZeroU64 = Workers::default().most_bytes;
        /// Milliseconds of work on new derivatives of parts, as an editor chooses them, and on
        /// previews, for each original and hour, for callers without a token.
        variant_milliseconds_an_hour: NonZeroU64 = Allowance::default().variants.as_millis();
        /// Milliseconds of work on new derivatives off the ladder for each second, for all callers
        /// without a token.
        odd_milliseconds_a_second: NonZeroU64 = Allowance::default().odd_a_second.as_millis();
        /// The same at once, after a quiet time.
        odd_milliseconds_at_once: NonZeroU64 = Allowance::default().odd_at_once.as_millis();
    }
}

impl AssetSettings {
    fn store(&self) -> Store {
        match &self.assets_store {
            StoreAddress::Folder(folder) => Store::Folder(folder.clone()),
            StoreAddress::Bucket(bucket) => Store::Bucket(S3 {
                bucket: bucket.clone(),
                endpoint: self.s3_endpoint.as_deref().map(str::to_owned),
                region: self.s3_region.as_deref().map(str::to_owned),
                key: self.s3_key.as_deref().map(str::to_owned),
                secret: self.s3_secret.as_deref().map(str::to_owned),
            }),
        }
    }

    fn workers(&self) -> Workers {
        let usual = Workers::default();
        Workers {
            program: self.image_worker.clone().unwrap_or(usual.program),
            count: self.image_workers.map_or(usual.count, NonZeroUsize::get),
            queue: self.image_queue.get(),
            time: Duration::from_secs(self.image_seconds.get()),
            memory: self.image_memory_bytes.get(),
            most_bytes: self.image_decoded_bytes.get(),
            jobs: usual.jobs,
        }
    }

    fn allowance(&self) -> Allowance {
        Allowance {
            variants: Duration::from_millis(self.variant_milliseconds_an_hour.get()),
            odd_a_second: Duration::from_millis(self.odd_milliseconds_a_second.get()),
            odd_at_once: Duration::from_millis(self.odd_milliseconds_at_once.get()),
        }
    }
}

impl Settings {
    /// What the asset service is started with.
    pub(crate) fn asset_service(&self) -> Service {
        let assets = &self.assets;
        Service {
            store: assets.store(),
            data: assets.assets_data.clone(),
            derivative_bytes: assets.derivative_bytes.get(),
            derivative_memory_bytes: assets.derivative_memory_bytes.get(),
            source_bytes: assets.source_bytes.get(),
            largest_upload: assets.largest_upload.get(),
            upload_stall: Duration::from_secs(self.content.stall_seconds.get()),
            workers: assets.workers(),
            allowance: assets.allowance(),
        }
    }
}
