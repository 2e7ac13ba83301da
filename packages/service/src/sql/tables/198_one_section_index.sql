-- Sections are read by bands since 197: at once, whatever the number of records.
drop index if exists data.kaefer_section;
