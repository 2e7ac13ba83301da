-- Pictures that experts hold others against: a star on a picture, which counts while its record is published.
alter table data.bilder add column stern boolean not null default false;
create index on data.bilder (kaefer_id) where stern;
