-- Why a mail server refuses a document's mail; null of what waits and of what has arrived.
alter table data.versand add column abgelehnt text;
