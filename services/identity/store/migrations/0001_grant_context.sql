CREATE TABLE "identity"."grant_context" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"choice" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
