-- Older than the back office's, so that the next comparison reads the columns that 0021 added.
UPDATE "erp_requests" SET row_version = 0;
