//! A small model of documents, drafts, versions and releases: what the protocol says of each
//! action, in as few words as possible and without a look at how it is done.

use std::collections::BTreeMap;

/// What is known of a document's content: a number that each writing has of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Content {
    pub(crate) n: u32,
    /// Whether the release of this version unpublishes the document.
    pub(crate) removal: bool,
    pub(crate) revision: String,
}

/// Why something is not done: the item's error type, and a part of its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) kind: &'static str,
    pub(crate) text: String,
}

pub(crate) type Outcome = Result<(), Refusal>;

fn refusal(kind: &'static str, text: impl Into<String>) -> Refusal {
    let text = text.into();
    Refusal { kind, text }
}

/// An action, or a mutation beside them. Documents are named by their published id, versions by
/// their own.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    Create {
        id: String,
        n: u32,
        ignore: bool,
    },
    ReplaceDraft {
        id: String,
        n: u32,
    },
    Edit {
        version: String,
        n: u32,
    },
    Publish {
        id: String,
        guard: Option<String>,
        published_guard: Option<String>,
    },
    Unpublish {
        id: String,
    },
    /// `document.discard` of a draft, `document.version.discard` of any version.
    Discard {
        version: String,
    },
    Delete {
        id: String,
        versions: Vec<String>,
    },
    CreateVersion {
        version: String,
        n: u32,
    },
    CopyVersion {
        version: String,
        base: String,
        guard: Option<String>,
    },
    ReplaceVersion {
        version: String,
        n: u32,
    },
    UnpublishVersion {
        version: String,
    },
    Release {
        name: String,
        step: Step,
    },
    /// Mutations of any document but a release.
    RawCreate {
        document: String,
        n: u32,
    },
    RawReplace {
        document: String,
        n: u32,
    },
    RawPatch {
        document: String,
        n: u32,
    },
    RawDelete {
        document: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Create,
    Edit(u32),
    Publish,
    /// At a time that is over, or one that never comes.
    Schedule {
        past: bool,
    },
    Unschedule,
    Archive,
    Unarchive,
    Delete,
}

impl Act {
    /// What it is called in the count of what was tried.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Create { .. } => "create",
            Self::ReplaceDraft { .. } => "replace draft",
            Self::Edit { .. } => "edit",
            Self::Publish { .. } => "publish",
            Self::Unpublish { .. } => "unpublish",
            Self::Discard { .. } => "discard",
            Self::Delete { .. } => "delete",
            Self::CreateVersion { .. } => "create version",
            Self::CopyVersion { .. } => "copy version",
            Self::ReplaceVersion { .. } => "replace version",
            Self::UnpublishVersion { .. } => "unpublish version",
            Self::Release { step, .. } => match step {
                Step::Create => "release create",
                Step::Edit(_) => "release edit",
                Step::Publish => "release publish",
                Step::Schedule { .. } => "release schedule",
                Step::Unschedule => "release unschedule",
                Step::Archive => "release archive",
                Step::Unarchive => "release unarchive",
                Step::Delete => "release delete",
            },
            _ => "mutation",
        }
    }

    /// Whether it is a mutation and goes the way of mutations.
    pub(crate) fn is_raw(&self) -> bool {
        matches!(
            self,
            Self::RawCreate { .. }
                | Self::RawReplace { .. }
                | Self::RawPatch { .. }
                | Self::RawDelete { .. }
        )
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Release {
    pub(crate) state: &'static str,
    /// The number in its metadata.
    pub(crate) n: u32,
    /// Whether its task is due.
    due: bool,
    /// Its documents while it is archived.
    pub(crate) archived: BTreeMap<String, Content>,
}

/// All that there is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Model {
    pub(crate) documents: BTreeMap<String, Content>,
    pub(crate) releases: BTreeMap<String, Release>,
}

/// `versions.r1.a` → `a`
pub(crate) fn published(id: &str) -> &str {
    id.rsplit('.').next().unwrap_or(id)
}

/// `versions.r1.a` → `r1`
pub(crate) fn release_of(id: &str) -> Option<&str> {
    id.strip_prefix("versions.")?.split('.').next()
}

pub(crate) fn draft(id: &str) -> String {
    format!("drafts.{id}")
}

impl Model {
    /// What visitors see: published documents by id.
    pub(crate) fn published(&self) -> BTreeMap<String, u32> {
        let shown = self.documents.iter().filter(|(id, _)| !id.contains('.'));
        shown.map(|(id, content)| (id.clone(), content.n)).collect()
    }

    /// Does one thing in the transaction of this id.
    pub(crate) fn act(&mut self, act: &Act, transaction: &str) -> Outcome {
        match act {
            Act::Create { id, n, ignore } => {
                self.missing(id)?;
                if *ignore && self.documents.contains_key(&draft(id)) {
                    return Ok(());
                }
                self.missing(&draft(id))?;
                self.write(&draft(id), *n, transaction)
            }
            Act::ReplaceDraft { id, n } => {
                self.there(id).or_else(|_| self.there(&draft(id)))?;
                self.write(&draft(id), *n, transaction)
            }
            Act::Edit { version, n } => {
                let base = self
                    .there(version)
                    .or_else(|_| self.there(published(version)));
                let removal = base.map_err(|_| not_found(version))?.removal;
                self.write(version, *n, transaction)?;
                self.mark(version, removal);
                Ok(())
            }
            Act::Publish {
                id,
                guard,
                published_guard,
            } => {
                let content = self.there(&draft(id))?.clone();
                self.guarded(&draft(id), guard.as_deref())?;
                self.guarded(id, published_guard.as_deref())?;
                self.write(id, content.n, transaction)?;
                self.remove(&draft(id))
            }
            Act::Unpublish { id } => {
                let content = self.there(id)?.clone();
                if !self.documents.contains_key(&draft(id)) {
                    self.write(&draft(id), content.n, transaction)?;
                }
                self.remove(id)
            }
            Act::Discard { version } => {
                self.there(version)?;
                self.remove(version)
            }
            Act::Delete { id, versions } => {
                let mut group = self.documents.keys().filter(|one| published(one) == id);
                if group.any(|one| one != id && !versions.contains(one)) {
                    return Err(refusal("validationError", "not to be deleted"));
                }
                for version in versions {
                    self.remove(version)?;
                }
                self.remove(id)
            }
            Act::CreateVersion { version, n } => {
                self.missing(version)?;
                self.write(version, *n, transaction)
            }
            Act::CopyVersion {
                version,
                base,
                guard,
            } => {
                self.missing(version)?;
                let n = self.there(base)?.n;
                self.guarded(base, guard.as_deref())?;
                self.write(version, n, transaction)
            }
            Act::ReplaceVersion { version, n } => {
                self.there(version)?;
                self.write(version, *n, transaction)
            }
            Act::UnpublishVersion { version } => {
                let shown = self.there(published(version))?.n;
                let own = self.documents.get(version).map_or(shown, |own| own.n);
                self.write(version, own, transaction)?;
                self.mark(version, true);
                Ok(())
            }
            Act::RawCreate { document, n } => {
                self.missing(document)?;
                self.write(document, *n, transaction)
            }
            Act::RawReplace { document, n } => self.write(document, *n, transaction),
            Act::RawPatch { document, n } => {
                let removal = self.there(document)?.removal;
                self.write(document, *n, transaction)?;
                self.mark(document, removal);
                Ok(())
            }
            Act::RawDelete { document } => self.remove(document),
            Act::Release { name, step } => self.step(name, *step),
        }
    }

    fn step(&mut self, name: &str, step: Step) -> Outcome {
        let id = format!("_.releases.{name}");
        let Some(release) = self.releases.get_mut(name) else {
            if step != Step::Create {
                return Err(not_found(&id));
            }
            let release = Release {
                state: "active",
                n: 0,
                due: false,
                archived: BTreeMap::new(),
            };
            self.releases.insert(name.to_owned(), release);
            return Ok(());
        };
        let (from, to): (&[&str], &str) = match step {
            Step::Create => return Err(refusal("documentAlreadyExistsError", id)),
            Step::Edit(_) => (&["active", "scheduled"], "edited"),
            Step::Publish => (&["active"], "publishing"),
            Step::Schedule { .. } => (&["active"], "scheduled"),
            Step::Unschedule => (&["scheduled"], "unscheduled"),
            Step::Archive => (&["active"], "archiving"),
            Step::Unarchive => (&["archived"], "unarchiving"),
            Step::Delete => (&["archived", "published"], "deleted"),
        };
        if !from.contains(&release.state) {
            let text = format!(
                "not permitted to transition from state {} to {to}",
                release.state
            );
            return Err(refusal("validationError", text));
        }
        match step {
            Step::Create => {}
            Step::Edit(n) => release.n = n,
            Step::Publish => (release.state, release.due) = ("publishing", true),
            Step::Schedule { past } => (release.state, release.due) = ("scheduled", past),
            Step::Unschedule => (release.state, release.due) = ("active", false),
            Step::Archive => (release.state, release.due) = ("archiving", true),
            Step::Unarchive => (release.state, release.due) = ("unarchiving", true),
            Step::Delete => {
                self.releases.remove(name);
            }
        }
        Ok(())
    }

    /// Whether a release waits for the service.
    pub(crate) fn is_due(&self, name: &str) -> bool {
        self.releases.get(name).is_some_and(|release| release.due)
    }

    /// The service does what a release waits for.
    pub(crate) fn task(&mut self, name: &str, transaction: &str) {
        let Some(release) = self.releases.get_mut(name) else {
            return;
        };
        release.due = false;
        let of_release = |id: &String| release_of(id) == Some(name);
        let versions: BTreeMap<String, Content> = self
            .documents
            .iter()
            .filter(|(id, _)| of_release(id))
            .map(|(id, content)| (id.clone(), content.clone()))
            .collect();
        match release.state {
            "archiving" => {
                release.state = "archived";
                self.documents.retain(|id, _| !of_release(id));
                release.archived = versions;
            }
            "unarchiving" => {
                release.state = "active";
                let restored = std::mem::take(&mut release.archived).into_iter();
                let revision = transaction.to_owned();
                self.documents.extend(restored.map(|(id, content)| {
                    (
                        id,
                        Content {
                            revision: revision.clone(),
                            ..content
                        },
                    )
                }));
            }
            _ => {
                release.state = "published";
                for (id, version) in versions {
                    self.documents.remove(&id);
                    let shown = published(&id).to_owned();
                    if version.removal {
                        self.documents.remove(&shown);
                    } else {
                        let revision = transaction.to_owned();
                        self.documents.insert(
                            shown,
                            Content {
                                revision,
                                ..version
                            },
                        );
                    }
                }
            }
        }
    }

    fn there(&self, id: &str) -> Result<&Content, Refusal> {
        self.documents.get(id).ok_or_else(|| not_found(id))
    }

    fn missing(&self, id: &str) -> Outcome {
        match self.documents.get(id) {
            Some(_) => Err(refusal("documentAlreadyExistsError", id)),
            None => Ok(()),
        }
    }

    fn guarded(&self, id: &str, guard: Option<&str>) -> Outcome {
        let revision = self
            .documents
            .get(id)
            .map_or("", |content| &content.revision);
        match guard {
            Some(guard) if guard != revision => {
                Err(refusal("documentRevisionIDDoesNotMatchError", id))
            }
            _ => Ok(()),
        }
    }

    /// Documents of a release change as long as it is active.
    fn open(&self, id: &str) -> Outcome {
        let release = release_of(id).and_then(|name| self.releases.get(name));
        match release {
            Some(release) if release.state != "active" => Err(refusal(
                "validationError",
                format!("(state: {})", release.state),
            )),
            _ => Ok(()),
        }
    }

    fn write(&mut self, id: &str, n: u32, transaction: &str) -> Outcome {
        self.open(id)?;
        let content = Content {
            n,
            removal: false,
            revision: transaction.to_owned(),
        };
        self.documents.insert(id.to_owned(), content);
        Ok(())
    }

    fn mark(&mut self, id: &str, removal: bool) {
        if let Some(content) = self.documents.get_mut(id) {
            content.removal = removal;
        }
    }

    /// What is not there is removed already.
    fn remove(&mut self, id: &str) -> Outcome {
        if !self.documents.contains_key(id) {
            return Ok(());
        }
        self.open(id)?;
        self.documents.remove(id);
        Ok(())
    }
}

fn not_found(id: &str) -> Refusal {
    refusal("documentNotFoundError", id)
}
