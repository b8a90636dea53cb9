//! Reading documents and writing them at the same time.

use crate::commands::operator;
use crate::progress::Progress;
use lake::{Dataset, Lake, LakeError, Selection, Texts};
use std::error::Error;
use std::io;
use tokio::sync::{mpsc, oneshot};

/// Who takes documents, on a thread that may wait for the disk.
pub(crate) trait Taker: Send + 'static {
    /// The result at the end.
    type End: Send;

    /// Takes the JSON text of a document.
    fn take(&mut self, text: &str) -> io::Result<()>;

    /// Writes what is still to be written.
    fn finish(self) -> io::Result<Self::End>;
}

/// Reads the documents of a selection, and returns how many there were.
pub(crate) async fn read<T: Taker>(
    lake: &Lake,
    dataset: &Dataset,
    selection: &Selection,
    taker: T,
) -> Result<(u64, T::End), Box<dyn Error>> {
    let (sender, receiver) = mpsc::channel(2);
    let (count, counted) = oneshot::channel();
    let writing = tokio::task::spawn_blocking(move || write(receiver, counted, taker));
    let principal = operator();
    let send_total = |total| {
        // Who no longer waits for the number does not need it.
        let _ = count.send(total);
    };
    let read = lake
        .export(dataset, &principal, selection, send_total, &sender)
        .await;
    drop(sender);
    match (writing.await?, read) {
        (Err(error), _) => Err(format!("cannot write the documents: {error}").into()),
        (Ok(_), Err(LakeError::Unread)) => Err("the documents were not all written".into()),
        (Ok(end), read) => Ok((read?, end)),
    }
}

fn write<T: Taker>(
    mut receiver: mpsc::Receiver<Result<Texts, LakeError>>,
    counted: oneshot::Receiver<u64>,
    mut taker: T,
) -> io::Result<T::End> {
    let mut progress = Progress::of_documents("exported", counted.blocking_recv().ok());
    while let Some(Ok(texts)) = receiver.blocking_recv() {
        for text in &texts {
            taker.take(text)?;
        }
        progress.advance(texts.len());
    }
    progress.end();
    taker.finish()
}
